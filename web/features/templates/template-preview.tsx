import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { Tooltip } from '@base-ui/react/tooltip';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import type { Template } from '#contract/templates.ts';
import type { TemplateMode } from '#web/lib/template-modes.ts';
import { PersonaliseForm } from './personalise-form.tsx';

const DEVICES = {
  phone: { widthPx: 390, icon: <Smartphone aria-hidden="true" /> },
  tablet: { widthPx: 820, icon: <Tablet aria-hidden="true" /> },
  desktop: { widthPx: 1280, icon: <Monitor aria-hidden="true" /> },
} as const;

type Device = keyof typeof DEVICES;
const NAMES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

interface TemplatePreviewProps {
  template: Template;
  onClose: () => void;
  onOpen: (mode: TemplateMode) => void;
}

/** The template's page at a device's width, in a sandbox that keeps it away from the app. */
export function TemplatePreview({ template, onClose, onOpen }: TemplatePreviewProps) {
  const t = useTranslations('templates');
  const ids = { view: useId(), edit: useId() };
  const fits = useFittingDevices();
  const [chosen, setDevice] = useState<Device | null>(null);
  const device = fits.find((name) => name === chosen) ?? fits.at(-1) ?? 'phone';
  return (
    <Tooltip.Provider>
      <Dialog
        isOpen
        onClose={onClose}
        title={template.title}
        description={template.description}
        closeLabel={t('close')}
        className="flex h-[calc(100dvh-2rem)] max-w-7xl! flex-col"
      >
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          {fits.length > 1 ? (
            <Segmented
              label={t('device')}
              value={device}
              onChange={setDevice}
              options={fits.map((value) => ({
                value,
                label: t(`devices.${value}`),
                icon: DEVICES[value].icon,
              }))}
            />
          ) : null}
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <div className="grid justify-items-start gap-1">
              <Button variant="primary" aria-describedby={ids.edit} onClick={() => onOpen('edit')}>
                {t('use')}
              </Button>
              <p id={ids.edit} className="text-xs text-soft">
                {t('useHint')}
              </p>
            </div>
            <div className="grid justify-items-start gap-1">
              <Button aria-describedby={ids.view} onClick={() => onOpen('view')}>
                {t('open')}
              </Button>
              <p id={ids.view} className="text-xs text-soft">
                {t('openHint')}
              </p>
            </div>
          </div>
        </div>
        <PersonaliseForm onReady={() => onOpen('own')} />
        <div className="mt-4 grow overflow-x-auto rounded-card bg-sunken">
          <iframe
            src={`/${template.path}`}
            title={t('frame', { title: template.title })}
            sandbox="allow-scripts"
            className="mx-auto block h-full border-0 bg-paper"
            style={{ width: DEVICES[device].widthPx, maxWidth: '100%' }}
          />
        </div>
      </Dialog>
    </Tooltip.Provider>
  );
}

/** A width that the screen does not have would be shown as another. */
function useFittingDevices(): readonly Device[] {
  const isTablet = useMediaQuery('(min-width: 48rem)');
  const isDesktop = useMediaQuery('(min-width: 64rem)');
  return NAMES.slice(0, isDesktop ? 3 : isTablet ? 2 : 1);
}
