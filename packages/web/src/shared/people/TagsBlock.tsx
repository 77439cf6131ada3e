import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { TagChip } from '../tags/TagChip.tsx';
import { CallsLink } from './CallsLink.tsx';
import './people.css';
import { peopleTexts } from './people.texts.ts';

const first = 6;

type Tag = PersonSummary['tags'][number];

/** What the calls are marked with, and how much more often than those of the team. */
export function TagsBlock({ tags }: { tags: readonly Tag[] }) {
  const t = useTexts(peopleTexts);
  const [isOpen, setIsOpen] = useState(false);
  const more = tags.length - first;
  const isCompared = tags.some(({ team_share }) => team_share !== null);
  return (
    <section className="card person-block">
      <header>
        <h2>{t('tags')}</h2>
        {isCompared && <span className="push sm mut">{t('againstAll')}</span>}
      </header>
      {tags.length === 0 && <p className="t2">{t('noTags')}</p>}
      <ul>
        {(isOpen ? tags : tags.slice(0, first)).map((tag) => (
          <TagLine key={tag.tag_id} tag={tag} isCompared={isCompared} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="plain link"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('fewerTags') : t('moreTags', { count: more })}
        </button>
      )}
    </section>
  );
}

function TagLine({ tag, isCompared }: { tag: Tag; isCompared: boolean }) {
  const t = useTexts(peopleTexts);
  const points = tag.team_share === null ? null : Math.round((tag.share - tag.team_share) * 100);
  const calls = t('callCount', { count: tag.files, shown: formatNumber(tag.files) });
  return (
    <li className="person-tag">
      <TagChip tag={tag} />
      <CallsLink open={tag.open} label={`${tag.name}: ${calls}`}>
        {formatNumber(tag.files)}
      </CallsLink>
      {isCompared && (
        <span className="num sm t2 team-points">
          {points !== null &&
            t('points', { sign: points > 0 ? '+' : points < 0 ? '−' : '', value: Math.abs(points) })}
        </span>
      )}
    </li>
  );
}
