import { create } from 'zustand';

/** Keys of `warning.texts.ts`; any other text is shown as the server said it. */
export const tariffTexts = {
  inactive: 'error.tariff.complite',
  exceeded: 'error.tariff.exeeded',
  locked: 'error.tariff.access_denied',
} as const;

type Warning = {
  isOpen: boolean;
  text: string;
  closing: { isCancel: boolean; isClose: boolean };
};

const none: Warning = { isOpen: false, text: '', closing: { isCancel: false, isClose: false } };

/** The one dialog that speaks for the server, whatever page is open. */
export const useWarning = create<Warning>()(() => none);

export const warn = (text: string) =>
  useWarning.setState({ isOpen: true, text, closing: { isCancel: true, isClose: true } });
// The text stays while the dialog fades away.
export const closeWarning = () => useWarning.setState({ isOpen: false });
