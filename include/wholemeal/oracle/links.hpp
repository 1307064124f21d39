#pragma once
// Dancing links (after D. E. Knuth, "Dancing Links", 2000): a sparse matrix of rows with four places each, from
// which a row is taken with all the rows that meet it, and put back.
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wholemeal::oracle {

// The matrix as rings of nodes. Node 0 is the root, 1 to `columns` are the heads; hiding a node keeps its
// own links, so that hiding can be undone in reverse order.
class Links {
 public:
  using Node = std::uint32_t;

  explicit Links(std::size_t columns) : ring_(columns + 1), size_(columns + 1) {
    for (Node head = 0; head <= columns; ++head) {
      ring_[head] = {head, head, head == 0 ? Node(columns) : head - 1, head == columns ? 0 : head + 1, head};
    }
  }

  // Adds a row that has these heads, below all others; returns its first node
  Node add(const std::array<Node, 4>& heads) {
    const auto first = static_cast<Node>(ring_.size());
    for (Node i = 0; i < 4; ++i) {
      const Node head = heads[i], above = ring_[head].up;
      ring_.push_back({above, head, first + (i + 3) % 4, first + (i + 1) % 4, head});
      ring_[above].down = ring_[head].up = first + i;
      ++size_[head];
    }
    return first;
  }

  Node down(Node node) const { return ring_[node].down; }
  Node head(Node node) const { return ring_[node].head; }
  Node size(Node head) const { return size_[head]; }

  // smallest :: Links -> Head; the first of the smallest columns, 0 when there is no column left
  Node smallest() const {
    Node best = ring_[0].right;
    for (Node head = best; head != 0 && size_[best] != 0; head = ring_[head].right)
      if (size_[head] < size_[best]) best = head;
    return best;
  }

  // Takes the row out of the problem with all rows that meet it; `put_back` undoes the last one taken
  void take(Node row) {
    cover(head(row));
    for (Node node = ring_[row].right; node != row; node = ring_[node].right) cover(head(node));
  }
  void put_back(Node row) {
    for (Node node = ring_[row].left; node != row; node = ring_[node].left) uncover(head(node));
    uncover(head(row));
  }

 private:
  struct Place {
    Node up, down, left, right, head;
  };

  void cover(Node head) {
    ring_[ring_[head].right].left = ring_[head].left;
    ring_[ring_[head].left].right = ring_[head].right;
    for (Node row = ring_[head].down; row != head; row = ring_[row].down)
      for (Node node = ring_[row].right; node != row; node = ring_[node].right) {
        ring_[ring_[node].down].up = ring_[node].up;
        ring_[ring_[node].up].down = ring_[node].down;
        --size_[ring_[node].head];
      }
  }
  void uncover(Node head) {
    for (Node row = ring_[head].up; row != head; row = ring_[row].up)
      for (Node node = ring_[row].left; node != row; node = ring_[node].left) {
        ++size_[ring_[node].head];
        ring_[ring_[node].down].up = ring_[ring_[node].up].down = node;
      }
    ring_[ring_[head].right].left = ring_[ring_[head].left].right = head;
  }

  std::vector<Place> ring_;
  std::vector<Node> size_;
};

}  // namespace wholemeal::oracle
