import Avatar from '@mui/material/Avatar';
import type { PictureApi } from '../../contract/pictures/pictures';
import { usePicture } from './usePicture';

interface PersonAvatarProps {
  api: PictureApi;
  id: number;
  name: string;
  /** Pixels. */
  size: number;
}

/** First letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '');
  return letters.join('').toUpperCase();
}

/** The person's picture, or their initials without one. The name is shown beside it, so it has no label. */
export function PersonAvatar({ api, id, name, size }: PersonAvatarProps) {
  const picture = usePicture(api, id);
  return (
    <Avatar
      src={picture ?? undefined}
      alt=""
      aria-hidden
      sx={(theme) => ({
        width: size,
        height: size,
        fontSize: Math.round(size * 0.4),
        fontWeight: 600,
        backgroundColor: theme.tokens.accentSoft,
        color: theme.tones.accent.text,
      })}
    >
      {initials(name)}
    </Avatar>
  );
}
