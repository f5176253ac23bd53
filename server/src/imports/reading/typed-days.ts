/** The dates of a workbook that are stored as dates, not as texts. */
export class TypedDays {
  private exchangeable: { day: string; line: number } | undefined;
  private hasOther = false;

  /** @param day yyyy-MM-dd */
  note(day: string, line: number): void {
    const ofMonth = day.slice(8);
    if (ofMonth > '12') this.hasOther = true;
    else if (ofMonth !== day.slice(5, 7)) this.exchangeable ??= { day, line };
  }

  /** The first one that would be another date with month and day exchanged, if all of them could be exchanged. */
  get perhapsExchanged(): { day: string; line: number } | undefined {
    return this.hasOther ? undefined : this.exchangeable;
  }
}
