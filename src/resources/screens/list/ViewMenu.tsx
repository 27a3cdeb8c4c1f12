import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../../../ui/resourceOf';
import { useLabels } from '../useLabels';
import { BarPopover } from './BarPopover';
import { DENSITIES, type PageMode, type TableSettings } from '../../../ui/table/useTableSettings';

const MODES = ['paging', 'infinite'] as const satisfies readonly PageMode[];

interface ViewMenuProps {
  name: ResourceName;
  settings: TableSettings;
  /** Columns that a filter has made the same in every row. */
  fixed: readonly string[];
}

/** Columns, row height and paging, each kept for the person at once. */
export function ViewMenu({ name, settings, fixed }: ViewMenuProps) {
  const translate = useT();
  const labels = useLabels(name);
  const id = useId();
  return (
    <BarPopover
      title={translate('screens.list.view')}
      side="end"
      button={{ startIcon: <TuneIcon /> }}
      sx={{
        mt: 1,
        minWidth: 220,
        p: 4,
        display: 'grid',
        gap: 3,
        '& .MuiFormControlLabel-label': { fontSize: 13 },
        '& .MuiCheckbox-root, & .MuiRadio-root': { p: 1, mx: 1 },
      }}
    >
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
    </BarPopover>
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
