import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { TagMenu } from '../tags/TagMenu.tsx';
import { words } from '../words.texts.ts';
import { bulkTexts } from './bulk.texts.ts';
import { SegmentMenu } from './SegmentMenu.tsx';
import type { useBulkActions } from './use-bulk-actions.ts';

export type BulkMenu = { kind: 'tag' | 'untag' | 'segment'; anchor: HTMLElement };
type Bulk = ReturnType<typeof useBulkActions>;
type Props = { menu: BulkMenu | null; bulk: Bulk; onClose: () => void };

/** Which tag or segment an action is about. */
export function BulkMenus({ menu, bulk, onClose }: Props) {
  const t = useTexts(bulkTexts);
  return (
    <>
      <TagMenu
        anchor={menu?.kind === 'tag' || menu?.kind === 'untag' ? menu.anchor : null}
        label={t(menu?.kind === 'untag' ? 'untag' : 'tag')}
        canCreate={menu?.kind !== 'untag'}
        onChoose={(about) => bulk.start({ action: menu?.kind === 'untag' ? 'untag' : 'tag', about })}
        onClose={onClose}
      />
      <SegmentMenu
        anchor={menu?.kind === 'segment' ? menu.anchor : null}
        onChoose={(about) => bulk.start({ action: 'add_to_segment', about })}
        onClose={onClose}
      />
    </>
  );
}

/** `calls`: how many, as words. */
export function ConfirmBulk({ bulk, calls }: { bulk: Bulk; calls: string }) {
  const t = useTexts(bulkTexts);
  const w = useTexts(words);
  return (
    <ConfirmDialog
      open={bulk.asked !== null}
      danger={bulk.asked?.action === 'delete'}
      title={t('ask', { what: t(bulk.asked?.action ?? 'delete'), calls })}
      text={t(
        bulk.asked?.action === 'delete'
          ? 'askDelete'
          : bulk.asked?.action === 'restart'
            ? 'askRestart'
            : 'askOther',
      )}
      confirm={t(bulk.asked?.action ?? 'delete')}
      cancel={w('cancel')}
      onConfirm={bulk.confirm}
      onClose={bulk.dismiss}
    />
  );
}
