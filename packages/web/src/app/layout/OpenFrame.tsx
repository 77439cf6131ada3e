import { Outlet } from '@tanstack/react-router';
import { MuiLook } from '../../components/MuiLook.tsx';

/** Around the pages that need no sign-in. */
export const OpenFrame = () => (
  <MuiLook>
    <Outlet />
  </MuiLook>
);
