import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { resourceOf } from '../../../ui/resourceOf';
import { DENSITIES, type PageMode } from '../../../ui/table/useTableSettings';
import { useLabels } from '../useLabels';
import type { ViewMenuProps } from './viewMenuProps';

const MODES = ['paging', 'infinite'] as const satisfies readonly PageMode[];

/** Columns, row height and paging, each kept for the person at once. */
export default function ViewChoices({ name, settings, fixed }: ViewMenuProps) {
  const translate = useT();
  const labels = useLabels(name);
  const id = useId();
  return (
    <>
      <Group legend={translate('screens.list.columns')}>
        {resourceOf(name).list.map((column, index) => (
          <FormControlLabel
            key={column}
            label={
              fixed.includes(column)
                ? translate('screens.list.fixedColumn', { column: labels.field(column) })
                : labels.field(column)
            }
            control={
              <Checkbox
                size="small"
                checked={settings.columns.includes(column)}
                disabled={index === 0 || fixed.includes(column)}
                onChange={() => settings.toggleColumn(column)}
              />
            }
          />
        ))}
      </Group>
      <Group legend={translate('screens.list.density')}>
        {DENSITIES.map((density) => (
          <Choice
            key={density}
            group={`${id}-density`}
            label={translate(`screens.list.${density}`)}
            isChosen={settings.density === density}
            onChoose={() => settings.setDensity(density)}
          />
        ))}
      </Group>
      <Group legend={translate('screens.list.mode')}>
        {MODES.map((mode) => (
          <Choice
            key={mode}
            group={`${id}-mode`}
            label={translate(`screens.list.${mode}`)}
            isChosen={settings.mode === mode}
            onChoose={() => settings.setMode(mode)}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid' }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
        {legend}
      </Box>
      {children}
    </Box>
  );
}

interface ChoiceProps {
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Radio size="small" name={group} checked={isChosen} onChange={onChoose} />}
    />
  );
}
