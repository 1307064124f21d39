"""A right solver in Python, a puzzle a line; or with the fault that its argument names."""

import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""
UNITS = [[9 * i + j for j in range(9)] for i in range(9)]
UNITS += [[9 * i + j for i in range(9)] for j in range(9)]
UNITS += [[27 * (b // 3) + 3 * (b % 3) + 9 * (k // 3) + k % 3 for k in range(9)] for b in range(9)]
PEERS = [sorted({l for u in UNITS if k in u for l in u} - {k}) for k in range(81)]


def assign(board, k, bit):
    todo = [(k, bit)]
    while todo:
        k, bit = todo.pop()
        if not board[k] & bit:
            return False
        board[k] = bit
        for l in PEERS[k]:
            if board[l] & bit:
                board[l] &= ~bit
                if not board[l]:
                    return False
                if not board[l] & (board[l] - 1):
                    todo.append((l, board[l]))
    return True


def search(board, found):
    open_cells = [k for k in range(81) if board[k] & (board[k] - 1)]
    if not open_cells:
        found.append("".join(str(bit.bit_length()) for bit in board))
        return
    k = min(open_cells, key=lambda k: bin(board[k]).count("1"))
    for d in range(9):
        if board[k] >> d & 1 and len(found) < 2:
            copy = board[:]
            if assign(copy, k, 1 << d):
                search(copy, found)


def solve(line):
    if len(line) != 81 or any(c not in ".0123456789" for c in line):
        return "invalid"
    board, found = [511] * 81, []
    for k, c in enumerate(line):
        if c in "123456789" and not assign(board, k, 1 << int(c) - 1):
            return "no solution"
    search(board, found)
    return found[0] if len(found) == 1 else "multiple solutions" if found else "no solution"


def main():
    for line in sys.stdin:
        answer = solve(line.strip())
        if FAULT == "raises" and answer == "no solution":
            raise ValueError("contradiction")
        if FAULT == "rotates" and len(answer) == 81:
            answer = answer[9:] + answer[:9]
        if FAULT == "first-only" and answer == "multiple solutions":
            answer = "unique"
        print(answer, flush=True)


main()
