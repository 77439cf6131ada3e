import { type Segment, segmentNameLength } from '@earshot/core/segments/segments.api.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../lengths/LengthField.tsx';
import { useLengthIssue } from '../lengths/use-length-issue.ts';
import { segmentsQuery } from '../rules/rules.queries.ts';
import '../tags/tag-chip.css';
import { useNotify } from '../use-notify.ts';
import { useNewList } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';

type Props = {
  anchor: HTMLElement | null;
  onChoose: (segment: Pick<Segment, 'id' | 'name'>) => void;
  onClose: () => void;
};

/** A segment that is a list picked by hand, or a new one. */
export function SegmentMenu({ anchor, onChoose, onClose }: Props) {
  const t = useTexts(bulkTexts);
  const notify = useNotify();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const { mutateAsync: create, isPending } = useNewList();
  const all = useQuery({ ...segmentsQuery(), enabled: anchor !== null }).data?.results ?? [];
  const lists = all.filter(({ filters, query }) => filters === null && query === null);
  const choose = (segment: Pick<Segment, 'id' | 'name'>) => {
    setName('');
    setIsTried(false);
    onClose();
    onChoose(segment);
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': t('add_to_segment'), role: 'dialog' } }}
    >
      <div className="tag-menu">
        {lists.length === 0 && (
          <p className="sm mut" style={{ padding: '4px 8px' }}>
            {t('noLists')}
          </p>
        )}
        <ul>
          {lists.map((segment) => (
            <li key={segment.id}>
              <button type="button" className="plain" onClick={() => choose(segment)}>
                <span className="el">{segment.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            setIsTried(true);
            if (issueOf(name, segmentNameLength) === null) create(name.trim()).then(choose, notify.failed);
          }}
        >
          <LengthField
            isQuiet
            isTried={isTried}
            limits={segmentNameLength}
            value={name}
            placeholder={t('listName')}
            onText={setName}
            slotProps={{ htmlInput: { 'aria-label': t('listName') } }}
          />
          <Button type="submit" loading={isPending}>
            {t('newList')}
          </Button>
        </form>
      </div>
    </Popover>
  );
}
