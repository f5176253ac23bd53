/**
 * How well two sets of times can be distinguished by size alone: the area under the ROC curve. 0.5 means not at all, 1
 * always; a value below 0.5 is mirrored, since a classifier would invert its result.
 */
export function areaUnderCurve(some, others) {
  const all = [
    ...some.map((time) => ({ time, mine: true })),
    ...others.map((time) => ({ time, mine: false })),
  ].sort((a, b) => a.time - b.time);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end].time === all[start].time) end++;
    // Equal times share their average rank.
    for (let i = start; i < end; i++) if (all[i].mine) rankSum += (start + 1 + end) / 2;
    start = end;
  }
  const area = (rankSum - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
  return Math.max(area, 1 - area);
}

export function median(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
