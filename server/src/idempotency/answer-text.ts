const DATE = '$date';

/** An answer as text that `answerOf` turns back into what it was; moments stay moments, instances of classes do not. */
export function textOf(answer: unknown): string {
  return JSON.stringify({ answer }, function (this: Record<string, unknown>, key, value: unknown) {
    // A Date has turned itself into text before it comes here as `value`.
    const before = this[key];
    return before instanceof Date ? { [DATE]: before.toISOString() } : value;
  });
}

/** Reverses `textOf`. */
export function answerOf(text: string): unknown {
  const { answer } = JSON.parse(text, (_key, value: unknown) => {
    const moment = (value as Record<string, unknown> | null)?.[DATE];
    return typeof moment === 'string' ? new Date(moment) : value;
  }) as { answer: unknown };
  return answer;
}
