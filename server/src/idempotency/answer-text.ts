const DATE = '$date';

/** Serialises a response so that `answerOf` restores it; dates stay dates, instances of other classes do not. */
export function textOf(answer: unknown): string {
  return JSON.stringify({ answer }, function (this: Record<string, unknown>, key, value: unknown) {
    // `value` is already a string here, since Date has a toJSON method.
    const before = this[key];
    return before instanceof Date ? { [DATE]: before.toISOString() } : value;
  });
}

/** The inverse of `textOf`. */
export function answerOf(text: string): unknown {
  const { answer } = JSON.parse(text, (_key, value: unknown) => {
    const moment = (value as Record<string, unknown> | null)?.[DATE];
    return typeof moment === 'string' ? new Date(moment) : value;
  }) as { answer: unknown };
  return answer;
}
