import Box from '@mui/material/Box';
import type { Tone } from '../domain/stops/statusTag';
import type { IconType } from './IconType';

interface Part {
  readonly key: string;
  readonly count: number;
  readonly tone: Tone;
  readonly icon: IconType;
  /** "14 in the vehicle" */
  readonly words: string;
}

/** Counts as a bar and as words; a count of zero takes no space. */
export function CountBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: '3px', overflow: 'hidden' }}
      >
        {shown.map(({ key, count, tone }) => (
          <Box
            key={key}
            sx={(theme) => ({
              flexGrow: count,
              flexBasis: 0,
              minWidth: 4,
              backgroundColor: theme.tones[tone].edge,
            })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontSize: 12 }}>
        {shown.map(({ key, tone, icon: Icon, words }) => (
          <Box
            key={key}
            component="span"
            className="tabular"
            sx={(theme) => ({
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              whiteSpace: 'nowrap',
              color: theme.tones[tone].text,
            })}
          >
            <Icon aria-hidden sx={{ fontSize: 14 }} />
            {words}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
