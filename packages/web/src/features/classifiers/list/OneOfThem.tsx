import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, type Ref, useState } from 'react';

type Props = {
  text: string;
  icon: ReactNode;
  /** The letter that presses it. */
  hotkey?: string;
  classifiers: readonly Classifier[];
  onChoose: (classifier: Classifier) => void;
  button?: Ref<HTMLButtonElement>;
};

/** Does something with a classifier; which one is asked where there are several. */
export function OneOfThem({ text, icon, hotkey, classifiers, onChoose, button }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, ...others] = classifiers;
  if (only === undefined) return null;
  const isAsked = others.length > 0;
  return (
    <>
      <Button
        ref={button ?? null}
        variant="outlined"
        startIcon={icon}
        aria-haspopup={isAsked ? 'menu' : undefined}
        onClick={(event) => (isAsked ? setAnchor(event.currentTarget) : onChoose(only))}
      >
        {text}
        {hotkey && (
          <kbd className="on-button" aria-hidden>
            {hotkey}
          </kbd>
        )}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {classifiers.map((one) => (
          <MenuItem
            key={one.id}
            onClick={() => {
              setAnchor(null);
              onChoose(one);
            }}
          >
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
