// Made by `npm run fonts` from the fontsource packages and capsize's metrics. Do not edit.
import type { FontId } from './font-families.ts';

/** A file of a family. `range` is a place in `FONT_RANGES`. */
export interface FontFace {
  style: string;
  weight: string;
  range: number;
  file: string;
}

/** Code points in hexadecimal, as `unicode-range` has them without `U+`. */
export const FONT_RANGES: readonly string[] = [
  '0000-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 0304 0308 0329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD',
  '0100-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 0304 0308 0329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF',
  '0100-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 0304 0308 0329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C4 2113 2C60-2C7F A720-A7FF',
];

/** `fallbacks`: a face of operating systems, its weight, then size, ascent, descent and line gap in per cent; capitals with their factor. */
export const FONT_FILES: Readonly<
  Record<FontId, { faces: readonly FontFace[]; fallbacks: readonly string[] }>
> = {
  inter: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'inter-3100e775e8.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'inter-ext-34b9c504ca.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'inter-italic-7291b5970d.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'inter-italic-ext-71254244cc.woff2' },
    ],
    fallbacks: [
      'roboto 400 107.4 90.2 22.5 0.0',
      'roboto 700 108.9 89.0 22.2 0.0',
      'arial 400 107.1 90.4 22.5 0.0',
      'arial 700 102.5 94.5 23.5 0.0',
    ],
  },
  roboto: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'roboto-1404ca348b.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'roboto-ext-cedb374b05.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'roboto-italic-14f23757c6.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'roboto-italic-ext-7f21d061a9.woff2' },
    ],
    fallbacks: [
      'roboto 400 100.0 92.8 24.4 0.0',
      'roboto 700 100.0 92.8 24.4 0.0',
      'arial 400 99.8 93.0 24.5 0.0',
      'arial 700 94.2 98.5 25.9 0.0',
    ],
  },
  hankenGrotesk: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'hanken-grotesk-e9201eddf1.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'hanken-grotesk-ext-768af2923e.woff2' },
      {
        style: 'italic',
        weight: '100 900',
        range: 0,
        file: 'hanken-grotesk-italic-bb432642d7.woff2',
      },
      {
        style: 'italic',
        weight: '100 900',
        range: 1,
        file: 'hanken-grotesk-italic-ext-8f7c62f4f3.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 101.2 98.8 30.0 0.0',
      'roboto 700 101.1 98.9 30.0 0.0',
      'arial 400 100.9 99.1 30.0 0.0',
      'arial 700 95.2 105.0 31.8 0.0',
    ],
  },
  archivo: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'archivo-8f704806db.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'archivo-ext-ff4f17d219.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'archivo-italic-3d109f97a7.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'archivo-italic-ext-cbaf874ff2.woff2' },
    ],
    fallbacks: [
      'roboto 400 98.9 88.8 21.2 0.0',
      'roboto 700 104.4 84.1 20.1 0.0',
      'arial 400 98.7 89.0 21.3 0.0',
      'arial 700 98.3 89.3 21.4 0.0',
    ],
  },
  spaceGrotesk: {
    faces: [
      { style: 'normal', weight: '300 700', range: 0, file: 'space-grotesk-0640890476.woff2' },
      { style: 'normal', weight: '300 700', range: 1, file: 'space-grotesk-ext-952dddb45d.woff2' },
    ],
    fallbacks: [
      'roboto 400 109.9 89.5 26.6 0.0',
      'roboto 700 108.4 90.8 26.9 0.0',
      'arial 400 109.7 89.7 26.6 0.0',
      'arial 700 102.1 96.4 28.6 0.0',
    ],
  },
  openSans: {
    faces: [
      { style: 'normal', weight: '300 800', range: 0, file: 'open-sans-d8e4fe0452.woff2' },
      { style: 'normal', weight: '300 800', range: 1, file: 'open-sans-ext-d5bab8e287.woff2' },
      { style: 'italic', weight: '300 800', range: 0, file: 'open-sans-italic-186836b74c.woff2' },
      {
        style: 'italic',
        weight: '300 800',
        range: 1,
        file: 'open-sans-italic-ext-a6fa0e8ac2.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 105.4 101.4 27.8 0.0',
      'roboto 700 111.2 96.1 26.3 0.0',
      'arial 400 105.1 101.7 27.9 0.0',
      'arial 700 104.8 102.0 28.0 0.0',
    ],
  },
  sourceSans: {
    faces: [
      { style: 'normal', weight: '200 900', range: 0, file: 'source-sans-3-7a19a7027e.woff2' },
      { style: 'normal', weight: '200 900', range: 1, file: 'source-sans-3-ext-a85a7459bd.woff2' },
      {
        style: 'italic',
        weight: '200 900',
        range: 0,
        file: 'source-sans-3-italic-9a15dafc2c.woff2',
      },
      {
        style: 'italic',
        weight: '200 900',
        range: 1,
        file: 'source-sans-3-italic-ext-6fe10a66ec.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 94.0 109.0 42.6 0.0',
      'roboto 700 98.0 104.5 40.8 0.0',
      'arial 400 93.8 109.2 42.7 0.0',
      'arial 700 92.3 110.9 43.3 0.0',
    ],
  },
  lato: {
    faces: [
      { style: 'normal', weight: '400', range: 0, file: 'lato-400-918b7dc3e2.woff2' },
      { style: 'normal', weight: '400', range: 1, file: 'lato-400-ext-8b9fc97370.woff2' },
      { style: 'italic', weight: '400', range: 0, file: 'lato-400-italic-bca1d88ada.woff2' },
      { style: 'italic', weight: '400', range: 1, file: 'lato-400-italic-ext-077a69d5b6.woff2' },
      { style: 'normal', weight: '700', range: 0, file: 'lato-700-c447dd7677.woff2' },
      { style: 'normal', weight: '700', range: 1, file: 'lato-700-ext-3a5797f440.woff2' },
      { style: 'italic', weight: '700', range: 0, file: 'lato-700-italic-6c84348296.woff2' },
      { style: 'italic', weight: '700', range: 1, file: 'lato-700-italic-ext-72373c5fe4.woff2' },
      { style: 'normal', weight: '900', range: 0, file: 'lato-900-08664859ba.woff2' },
      { style: 'normal', weight: '900', range: 1, file: 'lato-900-ext-e266d64fae.woff2' },
      { style: 'italic', weight: '900', range: 0, file: 'lato-900-italic-d32335c2c5.woff2' },
      { style: 'italic', weight: '900', range: 1, file: 'lato-900-italic-ext-f9741d4c57.woff2' },
    ],
    fallbacks: [
      'roboto 400 97.9 100.8 21.8 0.0',
      'roboto 700 98.5 100.2 21.6 0.0',
      'arial 400 97.7 101.0 21.8 0.0',
      'arial 700 92.8 106.3 22.9 0.0',
    ],
  },
  marcellus: {
    faces: [
      { style: 'normal', weight: '400', range: 0, file: 'marcellus-400-8a539799d1.woff2' },
      { style: 'normal', weight: '400', range: 1, file: 'marcellus-400-ext-1d5a987085.woff2' },
    ],
    fallbacks: [
      'roboto 400 102.7 94.8 27.2 0.0',
      'roboto 700 101.1 96.4 27.7 0.0',
      'arial 400 102.5 95.0 27.3 0.0',
      'arial 700 95.2 102.3 29.4 0.0',
    ],
  },
  montserrat: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'montserrat-06b16db7a9.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'montserrat-ext-54d9a78b7f.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'montserrat-italic-0eb22e3d76.woff2' },
      {
        style: 'italic',
        weight: '100 900',
        range: 1,
        file: 'montserrat-italic-ext-9f7c3dc0c1.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 113.1 85.6 22.2 0.0',
      'roboto 700 117.2 82.6 21.4 0.0',
      'arial 400 112.8 85.8 22.2 0.0',
      'arial 700 110.4 87.7 22.7 0.0',
    ],
  },
  jost: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'jost-7726a5cd6f.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'jost-ext-312ef2b80c.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'jost-italic-0cadc07f42.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'jost-italic-ext-1139120062.woff2' },
    ],
    fallbacks: [
      'roboto 400 96.2 111.2 39.0 0.0',
      'roboto 700 104.4 102.5 35.9 0.0',
      'arial 400 96.0 111.5 39.1 0.0',
      'arial 700 98.3 108.8 38.1 0.0',
    ],
  },
  outfit: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'outfit-6c18d579fd.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'outfit-ext-0f53d1c03b.woff2' },
    ],
    fallbacks: [
      'roboto 400 100.0 100.0 26.0 0.0',
      'roboto 700 102.0 98.1 25.5 0.0',
      'arial 400 99.8 100.2 26.0 0.0',
      'arial 700 96.0 104.1 27.1 0.0',
    ],
  },
  poppins: {
    faces: [
      { style: 'normal', weight: '400', range: 0, file: 'poppins-400-7d93459d86.woff2' },
      { style: 'normal', weight: '400', range: 1, file: 'poppins-400-ext-0b1fcab42c.woff2' },
      { style: 'italic', weight: '400', range: 0, file: 'poppins-400-italic-50d0c1742d.woff2' },
      { style: 'italic', weight: '400', range: 1, file: 'poppins-400-italic-ext-1e91b430eb.woff2' },
      { style: 'normal', weight: '600', range: 0, file: 'poppins-600-f4e80d9dfd.woff2' },
      { style: 'normal', weight: '600', range: 1, file: 'poppins-600-ext-bb1f2d582e.woff2' },
      { style: 'italic', weight: '600', range: 0, file: 'poppins-600-italic-3ad6c8bd36.woff2' },
      { style: 'italic', weight: '600', range: 1, file: 'poppins-600-italic-ext-10a9b6414c.woff2' },
      { style: 'normal', weight: '700', range: 0, file: 'poppins-700-9338e65fc0.woff2' },
      { style: 'normal', weight: '700', range: 1, file: 'poppins-700-ext-ccfd87f69e.woff2' },
      { style: 'italic', weight: '700', range: 0, file: 'poppins-700-italic-4b0864712c.woff2' },
      { style: 'italic', weight: '700', range: 1, file: 'poppins-700-italic-ext-4c05ae2d20.woff2' },
    ],
    fallbacks: [
      'roboto 400 112.4 93.4 31.1 8.9',
      'roboto 700 113.9 92.2 30.7 8.8',
      'arial 400 112.2 93.6 31.2 8.9',
      'arial 700 107.3 97.9 32.6 9.3',
    ],
  },
  robotoCondensed: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'roboto-condensed-8d230115e5.woff2' },
      {
        style: 'normal',
        weight: '100 900',
        range: 1,
        file: 'roboto-condensed-ext-4a44e6b11c.woff2',
      },
      {
        style: 'italic',
        weight: '100 900',
        range: 0,
        file: 'roboto-condensed-italic-c2867c1f84.woff2',
      },
      {
        style: 'italic',
        weight: '100 900',
        range: 1,
        file: 'roboto-condensed-italic-ext-39ece86ab4.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 89.0 104.2 27.4 0.0 ABCDEFGHJKLMNOPQRSTUVWXYZ:0.979 I:1.033',
      'roboto 700 89.2 104.0 27.4 0.0 ABCDEFGHJKLMNOPQRSTUVWXYZ:0.979 I:1.033',
      'arial 400 88.8 104.4 27.5 0.0 BCDFKOPQSUVWXY:0.891 EGR:0.836 AHIJLMNTZ:0.976',
      'arial 700 84.0 110.4 29.1 0.0 BCDFKOPQSUVWXY:0.891 EGR:0.836 AHIJLMNTZ:0.976',
    ],
  },
  oswald: {
    faces: [
      { style: 'normal', weight: '200 700', range: 0, file: 'oswald-bd73278ee0.woff2' },
      { style: 'normal', weight: '200 700', range: 1, file: 'oswald-ext-7989ccc777.woff2' },
    ],
    fallbacks: [
      'roboto 400 81.6 146.2 35.4 0.0 ACDGHKMNOPQSVXY:0.951 EFJLTZ:0.855 BIRUW:1.032',
      'roboto 700 90.9 131.2 31.8 0.0 ACDGHKMNOPQSVXY:0.951 EFJLTZ:0.855 BIRUW:1.032',
      'arial 400 81.4 146.5 35.5 0.0 ACDGKLNOPQRSXYZ:0.877 EFJT:0.783 BHIMUVW:0.960',
      'arial 700 85.6 139.3 33.8 0.0 ACDGKLNOPQRSXYZ:0.877 EFJT:0.783 BHIMUVW:0.960',
    ],
  },
  anton: {
    faces: [
      { style: 'normal', weight: '400', range: 0, file: 'anton-400-d0fa07ff63.woff2' },
      { style: 'normal', weight: '400', range: 1, file: 'anton-400-ext-0d17b7880f.woff2' },
    ],
    fallbacks: [
      'roboto 400 90.9 129.4 36.2 0.0 ABCDEFGKLOPQRUVXY:0.809 HNTZ:0.751 IJMSW:0.892',
      'roboto 700 89.4 131.5 36.8 0.0 ABCDEFGKLOPQRUVXY:0.809 HNTZ:0.751 IJMSW:0.892',
      'arial 400 90.7 129.7 36.3 0.0 CDFHKNPRSTUVYZ:0.742 EGOQ:0.687 ABIJLMWX:0.838',
      'arial 700 84.2 139.6 39.1 0.0 CDFHKNPRSTUVYZ:0.742 EGOQ:0.687 ABIJLMWX:0.838',
    ],
  },
  unbounded: {
    faces: [
      { style: 'normal', weight: '200 900', range: 0, file: 'unbounded-22f9b928aa.woff2' },
      { style: 'normal', weight: '200 900', range: 1, file: 'unbounded-ext-845e1c9fe2.woff2' },
    ],
    fallbacks: [
      'roboto 400 134.9 73.8 18.2 0.0 ABCDEFGJKLMNOQRSTUVZ:1.002 HIPX:0.907 WY:1.096',
      'roboto 700 140.0 71.1 17.5 0.0 ABCDEFGJKLMNOQRSTUVZ:1.002 HIPX:0.907 WY:1.096',
      'arial 400 134.6 73.9 18.2 0.0 BCDFGHKNOQSTUXZ:0.921 EIPR:0.844 AJLMVWY:1.019',
      'arial 700 131.9 75.4 18.6 0.0 BCDFGHKNOQSTUXZ:0.921 EIPR:0.844 AJLMVWY:1.019',
    ],
  },
  bitter: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'bitter-0efe0fbe60.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'bitter-ext-8c1f155977.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'bitter-italic-46f805476f.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'bitter-italic-ext-8e9a33cf70.woff2' },
    ],
    fallbacks: [
      'notoSerif 400 96.7 96.7 27.4 0.0',
      'notoSerif 700 92.6 101.0 28.6 0.0',
      'timesNewRoman 400 114.5 81.7 23.2 0.0',
      'timesNewRoman 700 109.6 85.3 24.2 0.0',
    ],
  },
  aleo: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'aleo-1b5184ff0a.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'aleo-ext-182b2843c5.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'aleo-italic-d542ffb2d5.woff2' },
      { style: 'italic', weight: '100 900', range: 1, file: 'aleo-italic-ext-5d13ca1a1c.woff2' },
    ],
    fallbacks: [
      'notoSerif 400 95.4 94.8 30.9 0.0',
      'notoSerif 700 92.8 97.5 31.8 0.0',
      'timesNewRoman 400 113.0 80.1 26.1 0.0',
      'timesNewRoman 700 109.8 82.4 26.9 0.0',
    ],
  },
  ebGaramond: {
    faces: [
      { style: 'normal', weight: '400 800', range: 0, file: 'eb-garamond-8860338416.woff2' },
      { style: 'normal', weight: '400 800', range: 1, file: 'eb-garamond-ext-f8d3fa06e2.woff2' },
      { style: 'italic', weight: '400 800', range: 0, file: 'eb-garamond-italic-c664773f7e.woff2' },
      {
        style: 'italic',
        weight: '400 800',
        range: 1,
        file: 'eb-garamond-italic-ext-fa866520f8.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 80.0 125.8 37.2 0.0',
      'notoSerif 700 82.8 121.6 36.0 0.0',
      'timesNewRoman 400 94.8 106.3 31.4 0.0',
      'timesNewRoman 700 98.0 102.7 30.4 0.0',
    ],
  },
  cormorant: {
    faces: [
      { style: 'normal', weight: '300 700', range: 0, file: 'cormorant-766e1b19fa.woff2' },
      { style: 'normal', weight: '300 700', range: 1, file: 'cormorant-ext-aeb47ae07f.woff2' },
      { style: 'italic', weight: '300 700', range: 0, file: 'cormorant-italic-6083e8c704.woff2' },
      {
        style: 'italic',
        weight: '300 700',
        range: 1,
        file: 'cormorant-italic-ext-b1555b5565.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 81.7 113.1 35.1 0.0',
      'notoSerif 700 77.7 118.9 36.9 0.0',
      'timesNewRoman 400 96.7 95.5 29.7 0.0',
      'timesNewRoman 700 92.0 100.4 31.2 0.0',
    ],
  },
  fraunces: {
    faces: [
      { style: 'normal', weight: '100 900', range: 0, file: 'fraunces-7234ed860a.woff2' },
      { style: 'normal', weight: '100 900', range: 1, file: 'fraunces-ext-a2930b27d1.woff2' },
      { style: 'italic', weight: '100 900', range: 0, file: 'fraunces-italic-066710ce7e.woff2' },
      {
        style: 'italic',
        weight: '100 900',
        range: 1,
        file: 'fraunces-italic-ext-4983926d3a.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 97.5 100.3 26.2 0.0',
      'notoSerif 700 97.7 100.1 26.1 0.0',
      'timesNewRoman 400 115.4 84.7 22.1 0.0',
      'timesNewRoman 700 115.6 84.6 22.1 0.0',
    ],
  },
  newsreader: {
    faces: [
      { style: 'normal', weight: '200 800', range: 0, file: 'newsreader-62981321d9.woff2' },
      { style: 'normal', weight: '200 800', range: 1, file: 'newsreader-ext-ac6fa9ed53.woff2' },
      { style: 'italic', weight: '200 800', range: 0, file: 'newsreader-italic-48bc8861b9.woff2' },
      {
        style: 'italic',
        weight: '200 800',
        range: 1,
        file: 'newsreader-italic-ext-d8c263970d.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 89.1 82.5 29.7 0.0',
      'notoSerif 700 90.1 81.5 29.4 0.0',
      'timesNewRoman 400 105.5 69.7 25.1 0.0',
      'timesNewRoman 700 106.7 68.9 24.8 0.0',
    ],
  },
  sourceSerif: {
    faces: [
      { style: 'normal', weight: '200 900', range: 0, file: 'source-serif-4-382475f382.woff2' },
      { style: 'normal', weight: '200 900', range: 2, file: 'source-serif-4-ext-d10ccbbd0d.woff2' },
      {
        style: 'italic',
        weight: '200 900',
        range: 0,
        file: 'source-serif-4-italic-b4f56ddc98.woff2',
      },
      {
        style: 'italic',
        weight: '200 900',
        range: 2,
        file: 'source-serif-4-italic-ext-14e38c2d6a.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 99.6 104.0 33.6 0.0',
      'notoSerif 700 96.5 107.4 34.7 0.0',
      'timesNewRoman 400 117.9 87.9 28.4 0.0',
      'timesNewRoman 700 114.2 90.7 29.3 0.0',
    ],
  },
  lora: {
    faces: [
      { style: 'normal', weight: '400 700', range: 0, file: 'lora-ddb8c66035.woff2' },
      { style: 'normal', weight: '400 700', range: 1, file: 'lora-ext-2a2d9c22c9.woff2' },
      { style: 'italic', weight: '400 700', range: 0, file: 'lora-italic-d824d807d4.woff2' },
      { style: 'italic', weight: '400 700', range: 1, file: 'lora-italic-ext-45f989df83.woff2' },
    ],
    fallbacks: [
      'notoSerif 400 97.3 103.4 28.2 0.0',
      'notoSerif 700 94.1 106.9 29.1 0.0',
      'timesNewRoman 400 115.2 87.3 23.8 0.0',
      'timesNewRoman 700 111.4 90.3 24.6 0.0',
    ],
  },
  merriweather: {
    faces: [
      { style: 'normal', weight: '300 900', range: 0, file: 'merriweather-4fbe8dd9c2.woff2' },
      { style: 'normal', weight: '300 900', range: 1, file: 'merriweather-ext-8ca0880997.woff2' },
      {
        style: 'italic',
        weight: '300 900',
        range: 0,
        file: 'merriweather-italic-caa1da88ec.woff2',
      },
      {
        style: 'italic',
        weight: '300 900',
        range: 1,
        file: 'merriweather-italic-ext-f11472cb2b.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 100.8 97.6 27.1 0.0',
      'notoSerif 700 97.5 101.0 28.0 0.0',
      'timesNewRoman 400 119.4 82.4 22.9 0.0',
      'timesNewRoman 700 115.3 85.3 23.7 0.0',
    ],
  },
  libreBaskerville: {
    faces: [
      { style: 'normal', weight: '400 700', range: 0, file: 'libre-baskerville-22219fb90e.woff2' },
      {
        style: 'normal',
        weight: '400 700',
        range: 1,
        file: 'libre-baskerville-ext-8f7537ce3a.woff2',
      },
      {
        style: 'italic',
        weight: '400 700',
        range: 0,
        file: 'libre-baskerville-italic-1203eb6186.woff2',
      },
      {
        style: 'italic',
        weight: '400 700',
        range: 1,
        file: 'libre-baskerville-italic-ext-890c2ae602.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 107.5 90.2 25.1 0.0',
      'notoSerif 700 103.5 93.7 26.1 0.0',
      'timesNewRoman 400 127.3 76.2 21.2 0.0',
      'timesNewRoman 700 122.5 79.2 22.0 0.0',
    ],
  },
  playfair: {
    faces: [
      { style: 'normal', weight: '400 900', range: 0, file: 'playfair-display-e0c764a8e9.woff2' },
      {
        style: 'normal',
        weight: '400 900',
        range: 1,
        file: 'playfair-display-ext-42898ad49a.woff2',
      },
      {
        style: 'italic',
        weight: '400 900',
        range: 0,
        file: 'playfair-display-italic-54af24bd0f.woff2',
      },
      {
        style: 'italic',
        weight: '400 900',
        range: 1,
        file: 'playfair-display-italic-ext-b9dff4aec6.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 94.0 115.1 26.7 0.0',
      'notoSerif 700 90.4 119.7 27.8 0.0',
      'timesNewRoman 400 111.3 97.2 22.6 0.0',
      'timesNewRoman 700 107.0 101.1 23.5 0.0',
    ],
  },
  bodoni: {
    faces: [
      { style: 'normal', weight: '400 900', range: 0, file: 'bodoni-moda-c032219ef6.woff2' },
      { style: 'normal', weight: '400 900', range: 1, file: 'bodoni-moda-ext-f156e4a7ce.woff2' },
      { style: 'italic', weight: '400 900', range: 0, file: 'bodoni-moda-italic-b737328c13.woff2' },
      {
        style: 'italic',
        weight: '400 900',
        range: 1,
        file: 'bodoni-moda-italic-ext-4800c2afa7.woff2',
      },
    ],
    fallbacks: [
      'notoSerif 400 96.5 116.6 41.5 0.0',
      'notoSerif 700 95.7 117.6 41.8 0.0',
      'timesNewRoman 400 114.2 98.5 35.0 0.0',
      'timesNewRoman 700 113.3 99.3 35.3 0.0',
    ],
  },
  jetBrainsMono: {
    faces: [
      { style: 'normal', weight: '100 800', range: 0, file: 'jetbrains-mono-18be452724.woff2' },
      { style: 'normal', weight: '100 800', range: 1, file: 'jetbrains-mono-ext-79bfdab9ba.woff2' },
      {
        style: 'italic',
        weight: '100 800',
        range: 0,
        file: 'jetbrains-mono-italic-a8afa085e9.woff2',
      },
      {
        style: 'italic',
        weight: '100 800',
        range: 1,
        file: 'jetbrains-mono-italic-ext-60652c7838.woff2',
      },
    ],
    fallbacks: [
      'robotoMono 400 100.0 102.0 30.0 0.0',
      'robotoMono 700 100.0 102.0 30.0 0.0',
      'courierNew 400 100.0 102.0 30.0 0.0',
      'courierNew 700 100.0 102.0 30.0 0.0',
    ],
  },
  spaceMono: {
    faces: [
      { style: 'normal', weight: '400', range: 0, file: 'space-mono-400-fb4a81a2d0.woff2' },
      { style: 'normal', weight: '400', range: 1, file: 'space-mono-400-ext-44ad50c760.woff2' },
      { style: 'italic', weight: '400', range: 0, file: 'space-mono-400-italic-a5fb49042e.woff2' },
      {
        style: 'italic',
        weight: '400',
        range: 1,
        file: 'space-mono-400-italic-ext-a7642ae8cb.woff2',
      },
      { style: 'normal', weight: '700', range: 0, file: 'space-mono-700-2d46bd159b.woff2' },
      { style: 'normal', weight: '700', range: 1, file: 'space-mono-700-ext-52edd9a895.woff2' },
      { style: 'italic', weight: '700', range: 0, file: 'space-mono-700-italic-e84908e18f.woff2' },
      {
        style: 'italic',
        weight: '700',
        range: 1,
        file: 'space-mono-700-italic-ext-0db253a66a.woff2',
      },
    ],
    fallbacks: [
      'robotoMono 400 102.0 109.8 35.4 0.0',
      'robotoMono 700 102.0 109.8 35.4 0.0',
      'courierNew 400 102.0 109.8 35.4 0.0',
      'courierNew 700 102.0 109.8 35.4 0.0',
    ],
  },
  nunito: {
    faces: [
      { style: 'normal', weight: '200 1000', range: 0, file: 'nunito-ba344451ea.woff2' },
      { style: 'normal', weight: '200 1000', range: 1, file: 'nunito-ext-2c8d792869.woff2' },
      { style: 'italic', weight: '200 1000', range: 0, file: 'nunito-italic-6cfcc3786d.woff2' },
      { style: 'italic', weight: '200 1000', range: 1, file: 'nunito-italic-ext-1bb48a49c8.woff2' },
    ],
    fallbacks: [
      'roboto 400 101.6 99.5 34.7 0.0',
      'roboto 700 103.9 97.3 34.0 0.0',
      'arial 400 101.4 99.7 34.8 0.0',
      'arial 700 97.9 103.2 36.0 0.0',
    ],
  },
  fredoka: {
    faces: [
      { style: 'normal', weight: '300 700', range: 0, file: 'fredoka-99d6c78e04.woff2' },
      { style: 'normal', weight: '300 700', range: 1, file: 'fredoka-ext-18a1723c87.woff2' },
    ],
    fallbacks: [
      'roboto 400 102.1 95.4 23.1 0.0',
      'roboto 700 100.9 96.6 23.4 0.0',
      'arial 400 101.8 95.6 23.2 0.0',
      'arial 700 95.0 102.5 24.8 0.0',
    ],
  },
  caveat: {
    faces: [
      { style: 'normal', weight: '400 700', range: 0, file: 'caveat-891951df5e.woff2' },
      { style: 'normal', weight: '400 700', range: 1, file: 'caveat-ext-f626b95c1e.woff2' },
    ],
    fallbacks: [
      'roboto 400 77.1 124.5 38.9 0.0',
      'roboto 700 77.2 124.4 38.9 0.0',
      'arial 400 76.9 124.8 39.0 0.0',
      'arial 700 72.7 132.0 41.3 0.0',
    ],
  },
  shantell: {
    faces: [
      { style: 'normal', weight: '300 800', range: 0, file: 'shantell-sans-f15631aba9.woff2' },
      { style: 'normal', weight: '300 800', range: 1, file: 'shantell-sans-ext-3b0ecff7fe.woff2' },
      {
        style: 'italic',
        weight: '300 800',
        range: 0,
        file: 'shantell-sans-italic-0fcdc355c3.woff2',
      },
      {
        style: 'italic',
        weight: '300 800',
        range: 1,
        file: 'shantell-sans-italic-ext-f9337ece6e.woff2',
      },
    ],
    fallbacks: [
      'roboto 400 113.5 89.8 28.2 0.0',
      'roboto 700 119.9 85.1 26.7 0.0',
      'arial 400 113.3 90.0 28.2 0.0',
      'arial 700 112.9 90.3 28.3 0.0',
    ],
  },
};
