import { useUploads } from './uploads.ts';

export const openUploadDialog = () => useUploads.setState({ isDialogOpen: true });

/** The one hidden chooser in the shell; every Upload button presses it. */
export function chooseFiles(folder = false): void {
  const id = folder ? 'upload-folder-input' : 'upload-input';
  document.getElementById(id)?.click();
}
