// A solver in JavaScript, a process a puzzle: the puzzle is its first argument, the fault perhaps its second.
'use strict';
const [, , puzzle = '', fault = ''] = process.argv;
const cells = [...puzzle].map(c => (c === '.' ? 0 : Number(c)));

function may(k, d) {
  const row = Math.floor(k / 9), col = k % 9, top = row - row % 3, left = col - col % 3;
  for (let i = 0; i < 9; ++i) {
    const box = 9 * (top + Math.floor(i / 3)) + left + i % 3;
    for (const l of [9 * row + i, 9 * i + col, box]) if (l !== k && cells[l] === d) return false;
  }
  return true;
}

let grids = [];
function search() {
  let best = -1, fewest = 10, choices = [];
  for (let k = 0; k < 81; ++k) {
    if (cells[k] !== 0) continue;
    const ds = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => may(k, d));
    if (ds.length < fewest) [best, fewest, choices] = [k, ds.length, ds];
  }
  if (best < 0) return grids.push(cells.join(''));
  for (const d of choices) {
    cells[best] = d;
    search();
    if (grids.length > 1) return;
  }
  cells[best] = 0;
}

// As people like to see it.
function drawn(grid) {
  const lines = [];
  for (let i = 0; i < 9; ++i) {
    if (i % 3 === 0) lines.push('+-------+-------+-------+');
    const row = grid.slice(9 * i, 9 * i + 9);
    lines.push('| ' + [0, 3, 6].map(j => [...row.slice(j, j + 3)].join(' ')).join(' | ') + ' |');
  }
  return lines.concat('+-------+-------+-------+').join('\n');
}

const clashing = cells.some((d, k) => d !== 0 && !may(k, d));
if (cells.length !== 81 || cells.some(d => Number.isNaN(d))) console.log('invalid');
else {
  if (!clashing || fault === 'clash-solvable') search();
  if (fault === 'guesses' && grids.length > 1) grids = [];
  if (fault === 'undefined' && grids.length === 0) console.log(grids[0].length);
  if (grids.length === 0) console.log('no solution');
  else if (grids.length > 1 && fault !== 'first') console.log('multiple solutions');
  else console.log(fault === 'swapped' ? drawn(grids[0].slice(9) + grids[0].slice(0, 9)) : drawn(grids[0]));
}
