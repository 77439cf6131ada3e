import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';

/** A short remark that says more when it is pressed. */
export function Explained({
  className,
  why,
  children,
}: {
  className: string;
  why: string;
  children: ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={`plain ${className}`}
        title={why}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <p style={{ padding: '10px 14px', maxWidth: 300 }}>{why}</p>
      </Popover>
    </>
  );
}
