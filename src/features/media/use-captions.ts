import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../domain/locale';
import type { MediaFile } from '../../domain/media-record';
import { getCaptions } from './api/get-captions';

/** The captions of a video as URLs for its player. A video without captions causes no request. */
export function useCaptions({ id, captions, updated_at }: MediaFile): readonly { language: Locale; src: string }[] {
  const { data } = useQuery({
    queryKey: ['captions', id, updated_at],
    queryFn: () => getCaptions({ id, captions }),
    enabled: captions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [tracks, setTracks] = useState<{ language: Locale; src: string }[]>([]);
  useEffect(() => {
    const made = (data ?? []).map(({ language, text }) => ({
      language,
      src: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })),
    }));
    setTracks(made);
    return () => {
      for (const { src } of made) URL.revokeObjectURL(src);
    };
  }, [data]);
  return tracks;
}
