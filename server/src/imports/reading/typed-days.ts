/** The days of a workbook that are dates and no texts. */
export class TypedDays {
  private exchangeable: { day: string; line: number } | undefined;
  private hasOther = false;

  /** @param day yyyy-MM-dd */
  note(day: string, line: number): void {
    const ofMonth = day.slice(8);
    if (ofMonth > '12') this.hasOther = true;
    else if (ofMonth !== day.slice(5, 7)) this.exchangeable ??= { day, line };
  }

  /** The first of them that is another day with its month and day exchanged, when there is none that could not be so. */
  get perhapsExchanged(): { day: string; line: number } | undefined {
    return this.hasOther ? undefined : this.exchangeable;
  }
}
