/**
 * How well two sets of times can be told apart by their size alone: the area under the ROC curve. 0.5 is not at all, 1 is
 * always; below 0.5 the sign is turned, since a classifier would turn it.
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
    // Equal times share their ranks.
    for (let i = start; i < end; i++) if (all[i].mine) rankSum += (start + 1 + end) / 2;
    start = end;
  }
  const area = (rankSum - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
  return Math.max(area, 1 - area);
}

export function median(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
