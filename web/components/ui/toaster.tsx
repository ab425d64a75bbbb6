import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';

interface ToasterProps {
  theme: 'light' | 'dark' | 'system';
  label: string;
  /** The distance of the lowest toast from the bottom edge, as a CSS length. */
  bottom: string;
  onMounted: () => void;
}

/** Bottom right, at most three, newest on top. */
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
