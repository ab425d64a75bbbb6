import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';

interface ToasterProps {
  theme: 'light' | 'dark' | 'system';
  label: string;
  /** Lifts the toasts above a bar at the lower edge. */
  bottomPx: number;
  onMounted: () => void;
}

/** Bottom right, three at most, newest on top. */
export function Toaster({ theme, label, bottomPx, onMounted }: ToasterProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      theme={theme}
      closeButton
      richColors
      offset={{ bottom: bottomPx, right: 24 }}
      mobileOffset={{ bottom: bottomPx }}
      containerAriaLabel={label}
      toastOptions={{ className: 'font-sans!' }}
    />
  );
}
