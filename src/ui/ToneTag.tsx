import Box from '@mui/material/Box';
import type { Tone } from '../domain/stops/statusTag';
import type { IconType } from './IconType';

interface ToneTagProps {
  tone: Tone;
  icon: IconType;
  word: string;
  /** Inside a line of text or a cell. */
  isSmall?: boolean;
}

/** A state: colour, icon and label (look.md: colour is never the only sign of a state). */
export function ToneTag({ tone, icon: Icon, word, isSmall = false }: ToneTagProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        paddingInline: 2,
        borderRadius: '6px',
        whiteSpace: 'nowrap',
        ...(isSmall
          ? { fontSize: 12, lineHeight: '20px', fontWeight: 500 }
          : { minHeight: 24, fontSize: 13 }),
        color: theme.tones[tone].text,
        backgroundColor: theme.tones[tone].ground,
      })}
    >
      <Icon aria-hidden sx={{ fontSize: isSmall ? 14 : 16 }} />
      {word}
    </Box>
  );
}
