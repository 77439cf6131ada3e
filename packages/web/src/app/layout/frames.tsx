import { MuiLook } from '../../components/MuiLook.tsx';
import { mountAudio } from '../../shared/player/playback.ts';
import { holdWhileUploading } from '../../shared/uploads/uploading-lock.ts';
import { Shell } from './Shell.tsx';
import { ViewFrame } from './ViewFrame.tsx';

mountAudio();
holdWhileUploading();

/** Around the pages of whoever has signed in. */
export const ShellFrame = () => (
  <MuiLook>
    <Shell />
  </MuiLook>
);

/** Around the one call that somebody came to by a link. */
export const GuestFrame = () => (
  <MuiLook>
    <ViewFrame />
  </MuiLook>
);
