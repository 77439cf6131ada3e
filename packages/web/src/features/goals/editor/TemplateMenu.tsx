import { goalTemplate, goalTemplates, templateName } from '@earshot/core/goals/templates/templates.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';
import type { GoalEditing } from './use-goal-editing.ts';

/** Forms to begin with, in the language of the interface: chosen, one fills the editor. */
export function TemplateMenu({ editing }: { editing: GoalEditing }) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LayoutGrid size={15} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('templates')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {goalTemplates.map((template) => (
          <MenuItem
            key={template}
            onClick={() => {
              setAnchor(null);
              const { name, ...form } = goalTemplate(template, locale);
              editing.change({ ...form, name: editing.draft.name.trim() || name });
            }}
          >
            {templateName(template, locale)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
