import { create } from 'zustand';

/** A line that comes up over the page and goes again. */
export type Notice = {
  text: string;
  tone: 'success' | 'error' | 'info';
  /** Stays until it is closed. */
  isLasting?: boolean;
  /** Takes back what the notice tells of. */
  undo?: () => void;
  /** Something else that can be done at once. */
  act?: { label: string; run: () => void };
};

type Notices = { waiting: readonly Notice[]; hasTold: boolean };

/** What is still to be shown; `hasTold` from the first notice on. */
export const useNotices = create<Notices>()(() => ({ waiting: [], hasTold: false }));

export const tell = (notice: Notice) =>
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice], hasTold: true }));

/** All that is still to be shown, once. */
export function takeWaiting(): readonly Notice[] {
  const { waiting } = useNotices.getState();
  useNotices.setState({ waiting: [] });
  return waiting;
}
