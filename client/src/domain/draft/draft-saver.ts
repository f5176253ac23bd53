import { DraftKeeper } from './draft-keeper';
import { parseContent, type Content } from './draft-status';

/** What a person decides about the draft of a form, over what keeps it. Nothing they take out of the form is lost by it. */
export class DraftSaver<Values> extends DraftKeeper<Values> {
  private startingAgain: Promise<void> | undefined;

  /** Throws the draft away for good, here and at the server; what is typed afterwards begins a new one. */
  discard = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.content = undefined;
    this.waiting = undefined;
    await this.flight;
    this.waiting = undefined;
    const discarding = this.store.discard().then(
      () => this.startOver(),
      // It stays at the server then, and what is typed next goes over it.
      () => undefined,
    );
    this.flight = discarding;
    await discarding;
    this.store.forgetHere();
    this.show({ state: 'idle', restored: undefined, savedAt: undefined, problem: undefined });
    this.setAside(undefined);
    this.landed();
  };

  /** Empties the form and throws the draft away at the server; `undo` brings both back. Asked twice at once it is done once. */
  startAgain = (): Promise<void> =>
    (this.startingAgain ??= this.takeOut().finally(() => (this.startingAgain = undefined)));

  /** Brings back what was put aside, here and at the server; what was typed since is put aside in its place. */
  undo = () => {
    const back = this.putAside;
    if (!back) return;
    this.setAside(this.content);
    this.content = back;
    this.waiting = back;
    this.show({ restored: { ...back, key: `undone-${++this.rounds}` } });
    void this.flush();
  };

  /** Answers a conflict: what was saved elsewhere comes into the form; what was in it is put aside. */
  takeOther = (): Promise<void> => {
    if (this.status.state !== 'conflict') return Promise.resolve();
    clearTimeout(this.timer);
    this.setAside(this.content);
    this.content = undefined;
    this.waiting = undefined;
    this.store.forgetHere();
    if (this.other) this.restore(this.other);
    else {
      this.startOver();
      this.show({ state: 'idle', restored: undefined, savedAt: undefined });
    }
    return Promise.resolve();
  };

  /** Answers a conflict: what is in this form goes over what was saved elsewhere, which is put aside. */
  keepMine = () => {
    this.setAside(this.other ? parseContent<Values>(this.other.data) : undefined);
    this.version = this.other?.version ?? 0;
    this.saved = undefined;
    this.waiting ??= this.content;
    this.show({ state: 'saving' });
    void this.send();
  };

  private async takeOut(): Promise<void> {
    const before = this.content;
    await this.discard();
    this.setAside(this.content ?? before);
    this.content = undefined;
    this.waiting = undefined;
  }

  private setAside(content: Content<Values> | undefined): void {
    this.putAside = content;
    this.show({ putAside: content?.values, isAsideFromBefore: false });
    void this.store.putAside(content ? JSON.stringify(content) : null);
  }
}
