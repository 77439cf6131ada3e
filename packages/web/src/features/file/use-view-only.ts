import { useAccount } from '../../shared/account.ts';

/** The call is shown by a link, to somebody without an account: only what belongs to it may be asked for. */
export const useIsViewOnly = (): boolean => useAccount(({ tokenViewFile }) => tokenViewFile !== null);
