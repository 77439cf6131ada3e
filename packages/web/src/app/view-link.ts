import { getFile } from '@earshot/core/files/files.api.ts';
import { openShare } from '@earshot/core/shares/shares.api.ts';
import { redirect } from '@tanstack/react-router';
import { tabShelf } from '../lib/browser-storage.ts';
import { CallError, call } from '../lib/call.ts';
import { useAccount } from '../shared/account.ts';

/** The one call that this tab shows without a sign-in; kept for a reload. The cookie of the link is the key. */
const key = 'earshot.view';
const filePath = /^\/files\/([^/]+)/;
const fileOf = (pathname: string) => filePath.exec(pathname)?.[1];

type Place = { pathname: string; hash: string };

/** `/files/ID#view=TOKEN`: opens the link and says true, so that the token leaves the address. */
export async function followLink({ pathname, hash }: Place): Promise<boolean> {
  const fileId = fileOf(pathname);
  const token = new URLSearchParams(hash).get('view');
  if (fileId === undefined || !token) return false;
  if (await readsItAnyway(fileId)) return true;
  try {
    const { file_id: shown } = await call(openShare, { body: { token } });
    useAccount.setState({ tokenViewFile: token });
    remember(shown);
    if (shown !== fileId)
      throw redirect({ to: '/files/$file_id', params: { file_id: shown }, replace: true });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    useAccount.setState({ tokenViewFile: null });
    remember(null);
    throw redirect({ to: error.code === 'network' ? '/error' : '/error_link', replace: true });
  }
}

/** True where the page is the call of a link; anywhere else the link is left behind. */
export function viewsByLink(pathname: string): boolean {
  const shown = remembered();
  const isThere = shown !== null && fileOf(pathname) === shown;
  const { tokenViewFile } = useAccount.getState();
  if (isThere && tokenViewFile === null) useAccount.setState({ tokenViewFile: '' });
  if (!isThere && tokenViewFile !== null) {
    useAccount.setState({ tokenViewFile: null });
    remember(null);
  }
  return isThere;
}

/** A member of the workspace sees the whole page, not the one for guests. */
async function readsItAnyway(fileId: string): Promise<boolean> {
  if (!useAccount.getState().isLoggedIn) return false;
  return call(getFile, { params: { file_id: fileId } }).then(
    () => true,
    () => false,
  );
}

function remember(fileId: string | null): void {
  // Without storage a reload asks for the link again.
  if (fileId === null) tabShelf.forget(key);
  else tabShelf.keep(key, fileId);
}

function remembered(): string | null {
  return tabShelf.read(key);
}
