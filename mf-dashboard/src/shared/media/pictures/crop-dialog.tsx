import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Dialog, FormError } from '@cursiv/shared-ui';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useT } from '../../../messages/messages.ts';
import { useMediaT } from '../messages/messages.ts';
import * as styles from './crop-dialog.module.css';
import { type Area, encodePicture, type PictureSize } from './encode-picture.ts';

type CropDialogProps = {
  file: File;
  size: PictureSize;
  isRound: boolean;
  /** Stores the finished picture. */
  onUse: (picture: File) => Promise<void>;
  onClose: () => void;
};

const MOST_ZOOM = 4;

/** Frames a picture, by hand or by keys; what is in the frame is made smaller and kept. */
export default function CropDialog({ file, size, isRound, onUse, onClose }: CropDialogProps) {
  const t = useT();
  const mediaT = useMediaT();
  const zoomId = useId();
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const { isPending, failure, run } = useCommand();
  const use = async () => {
    if (!area || !address) return;
    const outcome = await run(async () => {
      const image = new Image();
      image.src = address;
      await image.decode();
      await onUse(await encodePicture(image, area, size, file.name.replace(/\.[^.]*$/, '')));
    });
    if (outcome.status === 'done') onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={mediaT('picture.crop')}
      closeLabel={mediaT('picture.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {mediaT('picture.cancel')}
          </Button>
          <Button pending={isPending} disabled={!area} onClick={() => void use()}>
            {mediaT('picture.use')}
          </Button>
        </>
      }
    >
      <p>{mediaT('picture.cropHint')}</p>
      <div className={styles.frame}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={size.width / size.height}
            cropShape={isRound ? 'round' : 'rect'}
            keyboardStep={8}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container ?? '',
              mediaClassName: styles.media ?? '',
              cropAreaClassName: (isRound ? styles.round : styles.area) ?? '',
            }}
            cropperProps={{ role: 'application', 'aria-label': mediaT('picture.crop') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label htmlFor={zoomId}>{mediaT('picture.zoom')}</label>
      <input
        id={zoomId}
        className={styles.zoom}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
      />
      {failure && <FormError title={mediaT('picture.failed')}>{t(`error.${failure}`)}</FormError>}
    </Dialog>
  );
}

/** An address of a file in memory, for as long as the component is there. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
