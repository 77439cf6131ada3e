import { type Kept, standOf } from '@earshot/core/drafts/drafts.ts';
import { isSame } from '@earshot/core/is-same.ts';
import { type About, type Found, forgetDraft, keepHere, sendDraft } from './kept-drafts.ts';

export type Form<T extends object> = {
  /** Null where one only looks. */
  about: About | null;
  /** Nothing of it is stored yet. */
  isNew?: boolean;
  stored: T;
  /** What the form holds now. */
  value: T;
  /** Puts a draft into the form. */
  restore: (body: T) => void;
};

export type DraftState = {
  keptAtMs: number | null;
  /** Somebody has it who will still have it tomorrow. */
  isSafe: boolean;
  /**
   * A draft that does not simply go on: `clash` where it was begun before a change, `changed` where the change came while it
   * is being written, `offered` where it is there beside what has just been written. `isShown`: the difference is.
   */
  found: { how: 'clash' | 'changed' | 'offered'; kept: Found; isShown: boolean } | null;
};
export const noDraft: DraftState = { keptAtMs: null, isSafe: true, found: null };

type Latest<T extends object> = { current: Form<T> & { isDirty: boolean; state: DraftState } };
type SetState = (change: DraftState | ((now: DraftState) => DraftState)) => void;

/** What the form of a draft remembers from one drawing to the next, and what it does. */
export class DraftKeeper<T extends object> {
  readonly #latest: Latest<T>;
  readonly #setState: SetState;
  /** The form as it was last looked at. */
  #seen: string;
  /** What was stored when the draft was begun. */
  #base: object;
  #hasDraft = false;
  #isUnsent = false;
  /** Saving is under way: what changes now is one's own change. */
  #isOwnChange = false;

  constructor(latest: Latest<T>, setState: SetState) {
    this.#latest = latest;
    this.#setState = setState;
    this.#seen = JSON.stringify(latest.current.value);
    this.#base = latest.current.stored;
  }

  #put(body: T, atMs: number): void {
    this.#seen = JSON.stringify(body);
    this.#hasDraft = true;
    this.#setState({ ...noDraft, keptAtMs: atMs });
    this.#latest.current.restore(body);
  }

  forget(): void {
    const { about, stored } = this.#latest.current;
    this.#isUnsent = false;
    this.#base = stored;
    this.#setState(noDraft);
    if (this.#hasDraft && about !== null) void forgetDraft(about);
    this.#hasDraft = false;
  }

  async #keep(body: object): Promise<void> {
    const { about } = this.#latest.current;
    if (about === null) return;
    this.#hasDraft = true;
    this.#isUnsent = true;
    const isHere = await keepHere(about, { base: this.#base, body });
    if (this.#hasDraft)
      this.#setState((now) => ({ ...now, isSafe: isHere, keptAtMs: isHere ? Date.now() : now.keptAtMs }));
  }

  send(keepalive = false): void {
    const { about, value, isDirty } = this.#latest.current;
    if (about === null || !this.#isUnsent || !isDirty) return;
    this.#isUnsent = false;
    void sendDraft(about, { base: this.#base, body: value } satisfies Kept, keepalive).then((isThere) => {
      if (isThere && this.#hasDraft)
        this.#setState((now) => ({ ...now, keptAtMs: Date.now(), isSafe: true }));
    });
  }

  /** What was kept of it before, as soon as that is known. */
  opened(kept: Found): void {
    const { stored, value, isDirty, isNew = false } = this.#latest.current;
    const stand = standOf(kept, stored);
    this.#hasDraft = true;
    if (isDirty && isSame(kept.body, value)) {
      // The form went out of sight and came back with what was in it.
      this.#base = kept.base;
      this.#setState({ ...noDraft, keptAtMs: kept.atMs });
    } else if (stand === 'gone') this.forget();
    else if (isDirty || (stand === 'clash' && isNew)) this.#find('offered', kept);
    else if (stand === 'clash') this.#find('clash', kept);
    else {
      this.#base = kept.base;
      this.#put(kept.body as T, kept.atMs);
    }
  }

  /** The form was drawn; whether there is something new to send once it rests. */
  written(): boolean {
    const { value, isDirty } = this.#latest.current;
    const text = JSON.stringify(value);
    if (text === this.#seen) return false;
    this.#seen = text;
    if (isDirty) void this.#keep(value);
    else this.forget();
    return isDirty;
  }

  storedChanged(): void {
    const { stored, value, isDirty, state } = this.#latest.current;
    const isFollowed = !isDirty || isSame(value, this.#base);
    // What is stored now is what was written.
    if (!isDirty && this.#hasDraft && state.found === null) this.forget();
    if (this.#isOwnChange || isFollowed || !this.#hasDraft) this.#base = stored;
    else if (!isSame(stored, this.#base))
      this.#find('changed', { base: this.#base, body: value, atMs: Date.now() });
    this.#isOwnChange = false;
  }

  takeMine(): void {
    const { stored, value, state } = this.#latest.current;
    if (state.found === null) return;
    const { kept, how } = state.found;
    const body = how === 'changed' ? value : (kept.body as T);
    this.#base = how === 'offered' ? kept.base : stored;
    this.#put(body, kept.atMs);
    void this.#keep(body);
  }

  takeStored(): void {
    const { stored, state, isDirty, restore } = this.#latest.current;
    if (state.found?.how === 'changed') restore(stored);
    // What has been written since is a draft of its own.
    if (isDirty && state.found?.how !== 'changed') this.#setState((now) => ({ ...now, found: null }));
    else this.forget();
  }

  discard(): void {
    const { stored, restore } = this.#latest.current;
    this.forget();
    this.#seen = JSON.stringify(stored);
    restore(stored);
  }

  /** What is still untouched is asked about at once; who is writing is not interrupted. */
  #find(how: NonNullable<DraftState['found']>['how'], kept: Found): void {
    this.#setState((now) => ({
      ...now,
      found: { how, kept, isShown: how === 'clash' || now.found?.isShown === true },
    }));
  }

  show(isShown: boolean): void {
    this.#setState(({ found, ...now }) => ({ ...now, found: found && { ...found, isShown } }));
  }

  isLeft = (): boolean => this.#hasDraft && this.#latest.current.isDirty;

  saving(): void {
    this.#isOwnChange = true;
  }

  failed(): void {
    this.#isOwnChange = false;
  }
}
