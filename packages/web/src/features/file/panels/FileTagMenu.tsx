import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { tagsQuery } from '../../../shared/rules/rules.queries.ts';
import { TagMenu } from '../../../shared/tags/TagMenu.tsx';
import { tagMenuTexts } from '../../../shared/tags/tag-menu.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { notesTexts } from './notes.texts.ts';
import { useDecideTag } from './tags.queries.ts';

type Props = { file: File; anchor: HTMLElement | null; onClose: () => void };

/** Sets a tag on the call by hand. */
export function FileTagMenu({ file, anchor, onClose }: Props) {
  const t = useTexts(notesTexts);
  const m = useTexts(tagMenuTexts);
  const notify = useNotify();
  const known = useQuery({ ...tagsQuery(), enabled: anchor !== null }).data?.results;
  const { mutateAsync: decide } = useDecideTag(file.file_id);
  const add = (chosen: { id: number; name: string }) => {
    const tag = known?.find(({ id }) => id === chosen.id);
    const shown = {
      tag_id: chosen.id,
      name: chosen.name,
      color: tag?.color ?? ('grey' as const),
      weight: tag?.weight ?? 0,
      origin: 'hand' as const,
      by: null,
      at: new Date().toISOString(),
      evidence: [],
    };
    decide({ tag: shown, isOn: true }).then(
      () => notify.done(t('tagAdded', { name: chosen.name })),
      notify.failedTo(m('notAdded')),
    );
  };
  return <TagMenu anchor={anchor} label={t('addTag')} onChoose={add} onClose={onClose} />;
}
