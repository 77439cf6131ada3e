import type { File } from '@earshot/core/files/files.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { EvidenceList } from '../../../shared/hits/EvidenceList.tsx';
import { patternsQuery, tagsQuery } from '../../../shared/rules/rules.queries.ts';
import { TagChip } from '../../../shared/tags/TagChip.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { useWaitingOf } from '../../../shared/waiting/use-waiting-of.ts';
import { WaitingMark } from '../../../shared/waiting/WaitingMark.tsx';
import { FileTagMenu } from './FileTagMenu.tsx';
import './notes.css';
import { notesTexts } from './notes.texts.ts';
import { fileTagsQuery, matchesQuery, useDecideTag } from './tags.queries.ts';

/** Tags of the call and patterns found in it, each with why. */
export function TagsTab({ file }: { file: File }) {
  const t = useTexts(notesTexts);
  const mayWrite = useMay('files.write');
  const tags = useQuery(fileTagsQuery(file.file_id));
  const rules = useQuery(tagsQuery()).data?.results;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = useShownTags(file.file_id, tags.data);
  if (tags.isError && tags.data === undefined)
    return <ErrorState error={tags.error} onRetry={() => void tags.refetch()} />;
  return (
    <>
      <section className="side-section">
        {tags.data === undefined && <Skeleton height={60} radius={8} />}
        {shown?.length === 0 && <p className="mut">{t('noTags')}</p>}
        <ul className="side-list">
          {shown?.map(({ tag, waits }) => (
            <li key={tag.tag_id} data-testid={`file-tag-${tag.tag_id}`}>
              <TagLine {...{ file, tag, waits, mayWrite }} />
              <EvidenceList
                call={file}
                evidence={tag.evidence}
                sought={{ rules: [`tag-${tag.tag_id}`] }}
                detection={rules?.find(({ id }) => id === tag.tag_id)?.detection ?? null}
              />
            </li>
          ))}
        </ul>
        {mayWrite && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus size={14} />}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {t('addTag')}
          </Button>
        )}
        <FileTagMenu file={file} anchor={anchor} onClose={() => setAnchor(null)} />
      </section>
      <Patterns file={file} />
    </>
  );
}

/** The tags as they are, and as they will be once what waits is sent. */
function useShownTags(fileId: string, tags: readonly FileTag[] | undefined) {
  const waiting = useWaitingOf(fileId, 'tag').filter(({ refused }) => refused === null);
  const decided = new Map(waiting.map(({ action }) => [action.tag.tag_id, action]));
  const there = tags?.filter(({ tag_id }) => !decided.has(tag_id)).map((tag) => ({ tag, waits: false }));
  return there?.concat([...decided.values()].map(({ tag }) => ({ tag, waits: true })));
}

type LineProps = { file: File; tag: FileTag; waits: boolean; mayWrite: boolean };

function TagLine({ file, tag, waits, mayWrite }: LineProps) {
  const t = useTexts(notesTexts);
  const notify = useNotify();
  const { mutateAsync: decide } = useDecideTag(file.file_id);
  const takeOff = () =>
    decide({ tag, isOn: false }).then(
      () =>
        notify.undoable(t('tagTakenOff', { name: tag.name }), () => {
          decide({ tag, isOn: true }).catch(notify.failed);
        }),
      notify.failed,
    );
  const origin =
    tag.origin === 'rule' ? t('byRule') : tag.origin === 'project' ? t('byProject') : (tag.by ?? t('byHand'));
  return (
    <div className="side-line">
      <div>
        <span className="row" style={{ gap: 8 }}>
          <TagChip tag={tag} />
          {waits && <WaitingMark />}
          {tag.weight !== 0 && (
            <span className="num sm mut" title={t('weight', { weight: formatNumber(tag.weight) })}>
              {tag.weight > 0 && '+'}
              {formatNumber(tag.weight)}
            </span>
          )}
        </span>
        <p className="xs mut">
          {origin} · {formatDateTime(tag.at)}
        </p>
      </div>
      {mayWrite && (
        <IconAction size="small" label={t('tagOff', { name: tag.name })} onClick={() => void takeOff()}>
          <X size={14} />
        </IconAction>
      )}
    </div>
  );
}

function Patterns({ file }: { file: File }) {
  const t = useTexts(notesTexts);
  const mayRead = useMay('patterns.read');
  const rules = useQuery({ ...patternsQuery(), enabled: mayRead }).data?.results;
  const found = useQuery(matchesQuery(file.file_id)).data?.filter(({ kind }) => kind === 'pattern');
  return (
    <section className="side-section">
      <h2>{t('patternsFound')}</h2>
      {found?.length === 0 && <p className="mut">{t('noPatterns')}</p>}
      <ul className="side-list">
        {found?.map(({ id, name, evidence }) => (
          <li key={id}>
            <b>{name}</b>
            <EvidenceList
              call={file}
              evidence={evidence}
              sought={{ rules: [`pattern-${id}`] }}
              detection={rules?.find((rule) => rule.id === id)?.detection ?? null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
