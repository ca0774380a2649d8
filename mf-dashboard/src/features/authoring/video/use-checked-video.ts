import { FILE_RULES, mediaTypeOf, refusalOf } from '@cursiv/shared-domain';
import type { HlsProblem } from '@cursiv/shared-domain/hls';
import { report } from '@cursiv/shared-platform/shell';
import { useState } from 'react';
import type { UploadControl } from '../../../shared/uploads/use-upload.ts';
import type { VideoProblem } from './probe-video.ts';

type Checked =
  | { status: 'checking' }
  /** `unchecked`: what looks into it could not be loaded. */
  | { status: 'refused'; name: string; problem: VideoProblem | 'unchecked' }
  /** A package of HLS, with the file or address in it that is the cause. */
  | { status: 'refused-package'; name: string; problem: HlsProblem; detail: string };

const isZip = (file: File) => /^application\/(x-)?zip/.test(mediaTypeOf(file));

/** Looks into a video before it is sent: one that nobody could watch is refused at once, not after two gigabytes. */
export function useCheckedVideo(upload: UploadControl) {
  const [checked, setChecked] = useState<Checked>();
  // What was said of the file before is over.
  const check = () => {
    upload.clear();
    setChecked({ status: 'checking' });
  };
  const pickPackage = async (zip: File) => {
    check();
    const { packHls } = await import('./pack-hls.ts');
    const found = await packHls(zip);
    if ('problem' in found) return setChecked({ status: 'refused-package', name: zip.name, ...found });
    setChecked(undefined);
    upload.start(found.file, found.facts);
  };
  const pick = async (file: File) => {
    if (isZip(file)) return pickPackage(file);
    if (refusalOf(file, FILE_RULES.video)) {
      setChecked(undefined);
      return upload.start(file);
    }
    check();
    const { probeVideo } = await import('./probe-video.ts');
    const found = await probeVideo(file);
    if (typeof found === 'string') return setChecked({ status: 'refused', name: file.name, problem: found });
    setChecked(undefined);
    const { contentType, ...facts } = found;
    upload.start(file.type === contentType ? file : new File([file], file.name, { type: contentType }), facts);
  };
  const fail = (file: File, cause: unknown) => {
    report(cause);
    setChecked({ status: 'refused', name: file.name, problem: 'unchecked' });
  };
  return { checked, pick: (file: File) => void pick(file).catch((cause: unknown) => fail(file, cause)) };
}
