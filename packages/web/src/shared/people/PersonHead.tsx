import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { PersonAvatar } from './PersonAvatar.tsx';
import { peopleTexts } from './people.texts.ts';

type Props = {
  name: string;
  /** The link back to the list. */
  back: (content: ReactNode) => ReactNode;
  chips?: ReactNode;
  facts: ReactNode;
  aliases: readonly string[];
  children: ReactNode;
};

/** Who the page is of, and what can be done. */
export function PersonHead({ name, back, chips, facts, aliases, children }: Props) {
  const t = useTexts(peopleTexts);
  return (
    <header className="person-head">
      {back(<ChevronLeft size={16} className="flip" />)}
      <PersonAvatar name={name} size={36} />
      <div className="person-title">
        <div className="row">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {chips}
        </div>
        <p className="sm t2 person-facts">
          {facts}
          {aliases.length > 0 && <span>{t('also', { names: aliases.join(', ') })}</span>}
        </p>
      </div>
      <div className="person-actions">{children}</div>
    </header>
  );
}
