import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KEYPAD } from '../domain/calls/callState';
import { useT } from '../i18n/useT';
import { playTones } from './tones';

/** The keys of a telephone, for menus that ask for one; also by the keyboard. */
export function Keypad({ onPress }: { onPress: (key: string) => void }) {
  const translate = useT();
  const press = (key: string) => {
    const tones = KEYPAD.find(([each]) => each === key);
    if (!tones) return;
    playTones([tones[1], tones[2]]);
    onPress(key);
  };
  return (
    <Box
      role="group"
      aria-label={translate('calls.keypad.title')}
      onKeyDown={(event) => press(event.key)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}
    >
      {KEYPAD.map(([key]) => (
        <Button
          key={key}
          variant="outlined"
          aria-label={translate('calls.keypad.key', { key })}
          onClick={() => press(key)}
          className="tabular"
          sx={{ minWidth: 0, fontSize: 16 }}
        >
          {key}
        </Button>
      ))}
    </Box>
  );
}
