import { create } from 'zustand';

/** The browser keeps no cookie of this site: it says so itself, or the session was gone right after signing in. */
export const useCookiesOff = create<{ isOff: boolean }>()(() => ({ isOff: !navigator.cookieEnabled }));

export const cookieWasRefused = (): void => useCookiesOff.setState({ isOff: true });
