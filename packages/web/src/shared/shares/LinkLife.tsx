import Button from '@mui/material/Button';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { linkTexts } from './links.texts.ts';

const lives = ['1', '7', '30', '90'] as const;

type Props = { isPending: boolean; onCreate: (days: number) => void };

/** For how many days a link works, and the button that makes it. */
export function LinkLife({ isPending, onCreate }: Props) {
  const t = useTexts(linkTexts);
  const [days, setDays] = useState<(typeof lives)[number]>('7');
  return (
    <div className="row" style={{ flexWrap: 'wrap', gap: 12 }}>
      <span className="med">{t('days')}</span>
      <Choice
        label={t('days')}
        value={days}
        onChange={setDays}
        options={lives.map((value) => ({ value, label: t(`days_${value}`) }))}
      />
      <Button
        variant="contained"
        className="push"
        startIcon={<Link2 size={16} />}
        loading={isPending}
        onClick={() => onCreate(Number(days))}
      >
        {t('create')}
      </Button>
    </div>
  );
}
