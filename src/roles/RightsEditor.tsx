import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useMemo, useRef, useState, useEffect } from 'react';
import type { RightsOfGroup } from '../domain/access/rightGroups';
import { useT } from '../i18n/useT';
import { RightGroup } from './RightGroup';
import { RightRow } from './RightRow';
import { rightsBeyond } from './roleValues';
import { visibleRights, type Shown } from './visibleRights';
import { useRightWords } from '../ui/access/useRightWords';

interface RightsEditorProps {
  groups: readonly RightsOfGroup[];
  value: readonly string[];
  /** Permissions of the stored role; changes are marked against it. */
  saved: readonly string[];
  disabled: boolean;
  /** Id of the problem that describes the choice. */
  describedBy?: string;
  onChange: (keys: string[]) => void;
}

const SHOWN: readonly Shown[] = ['all', 'granted', 'missing', 'changed'];

/** All permissions that the server has, by group, to be searched and chosen. */
export function RightsEditor({ groups, value, saved, disabled, describedBy, onChange }: RightsEditorProps) {
  const translate = useT();
  const words = useRightWords();
  const beyond = useMemo(() => rightsBeyond(groups), [groups]);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [showsPairs, setShowsPairs] = useState(false);
  const sought = useDeferredValue(text);
  const granted = useMemo(() => new Set(value), [value]);
  const had = useMemo(() => new Set(saved), [saved]);

  // One stable function for all rows, so that a click renders one row and not hundreds.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const give = useCallback((keys: readonly string[], isHeld: boolean) => {
    const next = new Set(latest.current.value);
    for (const key of keys) {
      if (isHeld) next.add(key);
      else next.delete(key);
    }
    latest.current.onChange([...next].sort());
  }, []);
  const toggle = useCallback((key: string, isHeld: boolean) => give([key], isHeld), [give]);

  if (!words) return null;
  const isNarrowed = sought.trim() !== '' || shown !== 'all';
  const visible = visibleRights(groups, words, { text: sought, shown, granted, had });
  const total = groups.reduce((sum, { rights }) => sum + rights.length, 0);
  // Permissions of the stored role can be granted again after they were removed here.
  const isBeyond = (key: string) => beyond.has(key) && !had.has(key);
  const missingOf = (all: readonly string[]) => all.filter((key) => !granted.has(key) && !isBeyond(key));
  const areAllOpen = open.size >= groups.length;
  return (
    <Box
      component="section"
      aria-labelledby="rights-title"
      aria-describedby={describedBy}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
    >
      <Box sx={{ p: { xs: 4, sm: 5 }, pb: 4, display: 'grid', gap: 3 }}>
        <div>
          <Typography id="rights-title" variant="h2">
            {translate('rolePages.rights.title')}
          </Typography>
          <Typography color="text.secondary">
            {translate('rolePages.rights.purpose')}{' '}
            <Box component="span" role="status">
              {translate('rolePages.rights.total', { held: granted.size, total })}
            </Box>
          </Typography>
        </div>
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <OutlinedInput
            size="small"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // Enter would save the whole form.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape') setText('');
            }}
            placeholder={translate('rolePages.rights.search')}
            slotProps={{ input: { 'aria-label': translate('rolePages.rights.search'), autoComplete: 'off' } }}
            startAdornment={
              <InputAdornment position="start">
                <SearchIcon aria-hidden fontSize="small" />
              </InputAdornment>
            }
            sx={{ width: { xs: '100%', sm: 240 }, height: 36 }}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            aria-label={translate('rolePages.rights.show')}
            onChange={(_, next: Shown | null) => setShown(next ?? 'all')}
          >
            {SHOWN.map((one) => (
              <ToggleButton
                key={one}
                value={one}
                sx={{ height: 36, px: 2.5, textTransform: 'none', fontSize: 13 }}
              >
                {translate(`rolePages.rights.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, my: -1 }}>
          <Button
            size="small"
            color="secondary"
            disabled={isNarrowed}
            onClick={() => setOpen(areAllOpen ? new Set() : new Set(groups.map(({ group }) => group)))}
            sx={{ ml: -2.5 }}
          >
            {translate(areAllOpen ? 'rolePages.rights.closeAll' : 'rolePages.rights.openAll')}
          </Button>
          <FormControlLabel
            control={<Switch size="small" checked={showsPairs} onChange={(_, on) => setShowsPairs(on)} />}
            label={translate('rolePages.rights.technical')}
            slotProps={{ typography: { fontSize: 13 } }}
          />
        </Box>
      </Box>
      {visible.length === 0 && (
        <Typography role="status" color="text.secondary" sx={{ px: 5, pb: 5 }}>
          {translate('rolePages.rights.none')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          borderTop: visible.length > 0 ? '1px solid' : 0,
          borderColor: 'divider',
        }}
      >
        {visible.map(({ group, title, rows, all }) => (
          <RightGroup
            key={group}
            title={title}
            granted={all.filter((key) => granted.has(key)).length}
            total={all.length}
            isOpen={isNarrowed || open.has(group)}
            disabled={disabled || (missingOf(all).length === 0 && !all.some((key) => granted.has(key)))}
            onOpen={(isOpen) =>
              setOpen((now) =>
                isOpen ? new Set([...now, group]) : new Set([...now].filter((one) => one !== group)),
              )
            }
            onAll={() => {
              const missing = missingOf(all);
              give(missing.length > 0 ? missing : all, missing.length > 0);
            }}
          >
            {rows.map((row) => (
              <RightRow
                key={row.id}
                {...row}
                isHeld={granted.has(row.id)}
                change={
                  granted.has(row.id) === had.has(row.id) ? null : granted.has(row.id) ? 'added' : 'removed'
                }
                showsPair={showsPairs}
                disabled={disabled}
                isBeyond={isBeyond(row.id)}
                onToggle={toggle}
              />
            ))}
          </RightGroup>
        ))}
      </Box>
    </Box>
  );
}
