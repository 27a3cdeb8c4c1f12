import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  HEADER_LAST_LINE,
  type FileCorrections,
  type FileDelimiter,
} from '../../domain/imports/fileReading';
import { mayChangeLot } from '../../domain/imports/importRules';
import { extensionOf } from '../../domain/wire/uploadFile';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { useAllowed } from '../../providers/usePermissions';
import { useOpenLot } from '../lot/lotContext';
import { LotRefusal } from '../lot/LotRefusal';
import { useLotCommand } from '../lot/useLotCommand';
import { changeLot } from '../lot/lotVerbs';

const DELIMITER_WORDS: Readonly<Record<FileDelimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

/**
 * Detected properties of the file: format, encoding, delimiter, sheet and header. A correction reads it
 * again.
 */
export function ReadingForm() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const open = useOpenLot();
  const { lot } = open;
  const { reading } = lot;
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const [corrections, setCorrections] = useState<FileCorrections>({});
  const { send, isSending, error, forget } = useLotCommand(open);
  useUnsaved(() => Object.keys(corrections).length > 0);
  const isFixed = !mayUpdate || !mayChangeLot(lot) || isSending;
  const format = reading?.format ?? (extensionOf(lot.file_name) === 'xlsx' ? 'xlsx' : 'csv');
  const now = { ...reading, ...corrections };

  const choice = (
    name: 'encoding' | 'delimiter' | 'sheet' | 'header_row',
    options: readonly { value: string; text: string }[],
  ) => (
    <TextField
      select
      id={`reading-${name}`}
      label={translate(`imports.reading.${name}`)}
      value={now[name] ?? ''}
      disabled={isFixed}
      onChange={({ target }) =>
        setCorrections({
          ...corrections,
          [name]: name === 'header_row' ? Number(target.value) : target.value,
        })
      }
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  const sheets = (reading?.sheets ?? []).map(({ name, hidden }) => ({
    value: name,
    text: hidden ? translate('imports.reading.hiddenSheet', { name }) : name,
  }));
  const lines = Array.from({ length: HEADER_LAST_LINE + 1 }, (_, line) => ({
    value: String(line),
    text: translate(line === 0 ? 'imports.reading.noHeader' : 'imports.reading.line', { line }),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LotRefusal error={error} onClose={forget} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          maxWidth: 960,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        }}
      >
        <TextField
          id="reading-format"
          label={translate('imports.reading.format')}
          value={translate(`imports.reading.formats.${format}`)}
          disabled
        />
        {format === 'csv' &&
          choice(
            'encoding',
            FILE_ENCODINGS.map((encoding) => ({
              value: encoding,
              text: translate(`imports.reading.encodings.${encoding}`),
            })),
          )}
        {format === 'csv' &&
          choice(
            'delimiter',
            FILE_DELIMITERS.map((delimiter) => ({
              value: delimiter,
              text: translateAny(`imports.reading.delimiters.${DELIMITER_WORDS[delimiter]}`),
            })),
          )}
        {format === 'xlsx' && sheets.length > 0 && choice('sheet', sheets)}
        {choice('header_row', lines)}
      </Box>
      {Object.keys(corrections).length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="contained"
            loading={isSending}
            onClick={() => void send(changeLot({ reading: corrections }))}
          >
            {translate('imports.reading.again')}
          </Button>
          <Button color="secondary" disabled={isSending} onClick={() => setCorrections({})}>
            {translate('imports.reading.keep')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
