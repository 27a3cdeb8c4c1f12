import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { normaliseAddressQuery } from '../../domain/addresses/addressPosition';
import type { ParsedLine } from '../../domain/addresses/foundAddress';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { FieldFrame } from '../../ui/FieldFrame';
import { useMessageOf } from '../../ui/useMessageOf';
import { parseLine } from './addressCalls';

interface ParseLineProps {
  onRead: (parsed: ParsedLine, status: number) => void;
  disabled: boolean;
}

/**
 * One line of text into the fields. The button rests while the text equals the last query after normalisation (spec §5);
 * what cannot be read is warned of with the address, and the button is ready again (spec §8).
 */
export function ParseLine({ onRead, disabled }: ParseLineProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const [line, setLine] = useState('');
  const [parsed, setParsed] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const query = normaliseAddressQuery(line);
  const isReady = query !== '' && query !== parsed && !isBusy && !disabled;

  const warn = (key: string, args?: Record<string, string>) =>
    showMessage({ kind: 'warning', key, args, text: translateAny(key, args) });

  const parse = async () => {
    if (!isReady) return;
    setIsBusy(true);
    try {
      const answer = await parseLine(line.trim());
      setParsed(query);
      if (!answer.parsed) return warn('address.parser.error', { address: line.trim() });
      onRead(answer.parsed, answer.status);
      if (!answer.parsed.extra_info) warn('address.parser.exInfoError');
    } catch (error) {
      // Not remembered as parsed: the same text may be tried again.
      showMessage({ kind: 'warning', text: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 280px' }}>
        <FieldFrame label={translate('addresses.line.label')}>
          {({ id }) => (
            <OutlinedInput
              id={id}
              fullWidth
              size="small"
              value={line}
              disabled={disabled}
              placeholder={translate('addresses.line.hint')}
              slotProps={{ input: { autoComplete: 'off', maxLength: 300 } }}
              onChange={({ target }) => setLine(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter reads the line; it does not send the form around it.
                event.preventDefault();
                void parse();
              }}
            />
          )}
        </FieldFrame>
      </Box>
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={!isReady}
        onClick={() => void parse()}
        sx={{ minHeight: 37 }}
      >
        {translate('addresses.line.fill')}
      </Button>
    </Box>
  );
}
