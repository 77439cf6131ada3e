import Button from '@mui/material/Button';
import { Library, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { FromCall } from './FromCall.tsx';
import { FromLibrary } from './FromLibrary.tsx';
import { giveTexts } from './give.texts.ts';
import { type GiveItem, keyOf, withItem } from './give-draft.ts';

type Props = {
  items: readonly GiveItem[];
  agent: { id: number; name: string } | null;
  onChange: (items: GiveItem[]) => void;
};
const places = [
  { from: 'library', text: 'fromLibrary', Icon: Library },
  { from: 'call', text: 'fromCall', Icon: Phone },
] as const;

/** Moments to be added: those of the library, or of a call. */
export function AddMoments({ items, agent, onChange }: Props) {
  const t = useTexts(giveTexts);
  const [open, setOpen] = useState<(typeof places)[number]['from'] | null>(null);
  const adding = {
    agentId: agent?.id,
    has: (item: GiveItem) => items.some((one) => keyOf(one) === keyOf(item)),
    onAdd: (item: GiveItem) => onChange(withItem(items, item)),
  };
  return (
    <div className="give-add">
      <span className="row">
        {places.map(({ from, text, Icon }) => (
          <Button
            key={from}
            size="small"
            variant="outlined"
            startIcon={<Icon size={14} />}
            aria-expanded={open === from}
            onClick={() => setOpen(open === from ? null : from)}
          >
            {t(text)}
          </Button>
        ))}
      </span>
      {open === 'library' && <FromLibrary {...adding} />}
      {open === 'call' && <FromCall {...adding} />}
    </div>
  );
}
