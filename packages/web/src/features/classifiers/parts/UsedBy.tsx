import type { UsedBy as Used } from '@earshot/core/classifiers/classifiers.ts';
import { Link } from '@tanstack/react-router';
import { Activity, ScanText, Tag, Target } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { classifiersTexts } from '../classifiers.texts.ts';

const icons = { pattern: ScanText, tag: Tag, goal: Target, project: Activity };
const pages = { pattern: '/patterns', tag: '/tags', goal: '/goals' } as const;

/** Something that a classifier answers in; its name leads there. */
export function UsedByLink({ used: { kind, id, name } }: { used: Used }) {
  const t = useTexts(classifiersTexts);
  const Icon = icons[kind];
  const search = { id: String(id) };
  const text = (
    <>
      <Icon size={13} aria-hidden /> <span className="el">{name}</span>
    </>
  );
  const title = `${t(`used_${kind}`)}: ${name}`;
  if (kind === 'project')
    return (
      <Link className="used-by" title={title} to="/monitoring/$id" params={search}>
        {text}
      </Link>
    );
  return (
    <Link className="used-by" title={title} to={pages[kind]} search={search}>
      {text}
    </Link>
  );
}
