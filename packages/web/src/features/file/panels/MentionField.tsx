import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import Popper from '@mui/material/Popper';
import { type ComponentProps, useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import './mentions.css';
import { mentionsTexts } from './mentions.texts.ts';
import { useMentions } from './use-mentions.ts';

type Props = Omit<ComponentProps<typeof LengthField>, 'counted' | 'slotProps'> & {
  fileId: string;
  label: string;
  /** People who are named in it already, some of whom may have left. */
  named?: readonly NamedPerson[];
};

/**
 * The words of a comment, in which an @ offers people to name. `value` is what is kept, with ids; names are only shown.
 */
export function MentionField({ fileId, label, named = [], value, onText, onKeyDown, ...props }: Props) {
  const listId = useId();
  const mentions = useMentions({ fileId, named, value, onText });
  const { box, found, chosen } = mentions;
  const isOpen = found.length > 0;
  return (
    <div ref={box}>
      <LengthField
        {...props}
        multiline
        fullWidth
        value={mentions.text}
        counted={value}
        onText={mentions.type}
        onSelect={mentions.moved}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (!mentions.press(event)) return onKeyDown?.(event);
          event.preventDefault();
          event.stopPropagation();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(isOpen
              ? { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, found[chosen]) }
              : {}),
          },
        }}
      />
      <People {...{ listId, found, chosen }} anchor={box.current} onChoose={mentions.choose} />
    </div>
  );
}

const optionId = (listId: string, person: NamedPerson | undefined) => `${listId}-${person?.user_id}`;

type PeopleProps = {
  listId: string;
  found: readonly NamedPerson[];
  chosen: number;
  anchor: HTMLElement | null;
  onChoose: (person: NamedPerson) => void;
};

/** Those whom the typed name may mean. The field keeps the focus, and its keys choose. */
function People({ listId, found, chosen, anchor, onChoose }: PeopleProps) {
  const t = useTexts(mentionsTexts);
  const isOpen = found.length > 0;
  return (
    <>
      <span role="status" className="visually-hidden">
        {isOpen && t('found', { count: found.length })}
      </span>
      <Popper
        open={isOpen}
        anchorEl={anchor}
        placement="bottom-start"
        className="mention-popper"
        style={{ width: anchor?.clientWidth }}
      >
        <div id={listId} role="listbox" aria-label={t('people')} className="mention-list">
          {found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field.
            <div
              key={person.user_id}
              id={optionId(listId, person)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className="mention-option el"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      </Popper>
    </>
  );
}
