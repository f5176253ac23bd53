import { DraftKeeper } from './draft-keeper';
import { parseContent, type Content } from './draft-status';

/**
 * The user's decisions about a form's draft, on top of saving it. Whatever they remove from the form can be brought
 * back.
 */
export class DraftSaver<Values> extends DraftKeeper<Values> {
  private startingAgain: Promise<void> | undefined;

  /** Deletes the draft for good, here and at the server; what is typed afterwards starts a new one. */
  discard = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.content = undefined;
    this.waiting = undefined;
    await this.flight;
    this.waiting = undefined;
    const discarding = this.store.discard().then(
      () => this.startOver(),
      // If deleting fails, the draft stays at the server, and the next save overwrites it.
      () => undefined,
    );
    this.flight = discarding;
    await discarding;
    this.store.forgetHere();
    this.show({ state: 'idle', restored: undefined, savedAt: undefined, problem: undefined });
    this.setAside(undefined);
    this.landed();
  };

  /**
   * Resets the form and deletes the draft at the server; `undo` brings both back. Calling it twice at once has one
   * effect.
   */
  startAgain = (): Promise<void> =>
    (this.startingAgain ??= this.takeOut().finally(() => (this.startingAgain = undefined)));

  /** Brings back what was removed, here and at the server; what was typed since is set aside instead. */
  undo = () => {
    const back = this.putAside;
    if (!back) return;
    this.setAside(this.content);
    this.content = back;
    this.waiting = back;
    this.show({ restored: { ...back, key: `undone-${++this.rounds}` } });
    void this.flush();
  };

  /** Resolves a conflict: the draft saved elsewhere is loaded into the form; the form's content is set aside. */
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

  /** Resolves a conflict: the form's content overwrites the draft saved elsewhere, which is set aside. */
  keepMine = () => {
    this.setAside(this.other ? parseContent<Values>(this.other.data) : undefined, true);
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

  private setAside(content: Content<Values> | undefined, isAsideFromElsewhere = false): void {
    this.putAside = content;
    this.show({ putAside: content?.values, isAsideFromElsewhere, isAsideFromBefore: false });
    void this.store.putAside(content ? JSON.stringify(content) : null);
  }
}
