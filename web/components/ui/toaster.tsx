import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';

interface ToasterProps {
  theme: 'light' | 'dark' | 'system';
  label: string;
  /** Where the lowest toast stands, as a CSS length from the lower edge. */
  bottom: string;
  onMounted: () => void;
}

/** Bottom right, three at most, newest on top. */
export function Toaster({ theme, label, bottom, onMounted }: ToasterProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      theme={theme}
      closeButton
      richColors
      offset={{ bottom, right: 24 }}
      mobileOffset={{ bottom }}
      containerAriaLabel={label}
      toastOptions={{ className: 'font-sans!' }}
    />
  );
}
