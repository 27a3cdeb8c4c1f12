import { Dialog } from '@mui/material';
import { Command } from 'cmdk';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import { keyLabel } from '../hands/boardKeyList';
import { matchEntries, type PaletteEntry } from './paletteEntry';

interface PaletteProps {
  entries: readonly PaletteEntry[];
  /** What the text itself means, above all that is found. */
  meant?: (text: string) => readonly PaletteEntry[];
  onClose: () => void;
}

/** Everything that the board can do and show, found by typing. */
export function Palette({ entries, meant, onClose }: PaletteProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const groups = useMemo(() => {
    const found = matchEntries(entries, searched);
    const typed = meant?.(searched) ?? [];
    return [...typed.map((entry) => [entry.group, [entry]] as const), ...found];
  }, [entries, meant, searched]);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{
        paper: {
          'aria-label': translate('hands.palette.title'),
          sx: { alignSelf: 'flex-start', mt: '10vh' },
        },
      }}
    >
      <Command shouldFilter={false} loop className="palette" label={translate('hands.palette.title')}>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={translate('hands.palette.hint')}
        />
        {/* Not in the list: a list box holds options only. */}
        <Command.Empty>{translate('hands.palette.empty')}</Command.Empty>
        <Command.List label={translate('hands.palette.results')}>
          {groups.map(([group, found], index) => (
            <Command.Group key={`${group}-${index}`} heading={translate(`hands.palette.groups.${group}`)}>
              {found.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  onSelect={() => {
                    onClose();
                    entry.run();
                  }}
                >
                  <span>{entry.label}</span>
                  {entry.hint ? <small>{entry.hint}</small> : null}
                  {entry.hotkey ? <kbd aria-hidden="true">{keyLabel(entry.hotkey)}</kbd> : null}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
