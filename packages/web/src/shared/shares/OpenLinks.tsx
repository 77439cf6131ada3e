import Button from '@mui/material/Button';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './links.css';
import { linkTexts } from './links.texts.ts';

type OpenLink = {
  id: number;
  created_by: string | null;
  expires: string;
  opened: number;
  last_opened_at: string | null;
};

type Props = {
  links: readonly OpenLink[];
  /** The one that was made just now. */
  newId: number | undefined;
  /** The one that is being revoked. */
  removingId: number | undefined;
  onRevoke: (id: number) => void;
};

/** Links that work now, how often each was opened, and a button that ends it. */
export function OpenLinks({ links, newId, removingId, onRevoke }: Props) {
  const t = useTexts(linkTexts);
  if (links.length === 0) return null;
  return (
    <section className="share-list" aria-labelledby="open-links">
      <h3 id="open-links">{t('open')}</h3>
      <ul>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isNew={link.id === newId}
            isRemoving={link.id === removingId}
            onRevoke={() => onRevoke(link.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { link: OpenLink; isNew: boolean; isRemoving: boolean; onRevoke: () => void };

function LinkRow({ link, isNew, isRemoving, onRevoke }: RowProps) {
  const t = useTexts(linkTexts);
  const until = formatDateTime(link.expires);
  const facts = [
    link.opened === 0 ? t('unopened') : t('opened', { count: link.opened }),
    link.last_opened_at && t('openedLast', { when: formatDateTime(link.last_opened_at) }),
    link.created_by && t('by', { name: link.created_by }),
  ];
  return (
    <li>
      <div className="grow">
        <div className={isNew ? 'semi' : 'med'}>{t('until', { when: until })}</div>
        <div className="sm mut">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <Button
        size="small"
        color="error"
        aria-label={t('revokeOf', { when: until })}
        loading={isRemoving}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}
