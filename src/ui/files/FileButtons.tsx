import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAskedFile, type AskedFile } from './useAskedFile';

interface FileButtonsProps<Format extends string> {
  formats: readonly Format[];
  label: (format: Format) => string;
  /** For assistive technology, where the label alone does not say what happens. */
  name?: (format: Format) => string;
  make: (format: Format) => AskedFile;
}

/** Asks for a file in one of several formats. A refusal stays below the buttons. */
export function FileButtons<Format extends string>({ formats, label, name, make }: FileButtonsProps<Format>) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isAsking, ask } = useAskedFile(setRefusal);
  const save = (format: Format) => {
    setRefusal(null);
    ask(() => make(format));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isAsking}
            aria-label={name?.(format)}
            onClick={() => save(format)}
          >
            {label(format)}
          </Button>
        ))}
      </Box>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
    </Box>
  );
}
