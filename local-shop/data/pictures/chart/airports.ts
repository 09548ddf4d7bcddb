import type {Position} from './outlines';

/** One light of the map: an aerodrome that publishes METARs. */
export interface Airport {
  /** ICAO location indicator. */
  icao: string;
  position: Position;
}

// Aerodrome reference points, rounded to hundredths of a degree: `ICAO lat lon`.
const table = `
EDDF 5003 857,EDDM 4835 1179,EDDB 5237 1350,EDDH 5363 999,EDDL 5129 677,
EDDK 5087 714,EDDS 4869 922,EDDN 4950 1108,EDDV 5246 968,EDDW 5305 879,
EDDP 5142 1224,EDDC 5113 1377,EDDE 5098 1096,EDDG 5213 768,EDDR 4921 711,
EDLP 5161 862,EDLW 5152 761,EDLV 5160 614,EDFH 4995 726,EDJA 4799 1024,
EDNY 4767 951,EDSB 4878 808,ETNL 5392 1228,EDHL 5381 1072,EDHK 5438 1015,
EDXW 5491 834,ETNS 5446 952,EDVK 5142 938,ETHC 5259 1002,ETNG 5096 604,
ETSB 5017 706,ETAR 4944 760,ETSL 4819 1086,ETSI 4872 1153,ETHL 4822 991,
ETHN 4939 996,ETIC 4970 1194,ETNT 5355 767,ETMN 5377 866,ETHB 5228 908,
ETHF 5111 929,ETSH 5177 1317,EDBC 5186 1142,EDQM 5029 1185,EDFM 4947 851,
EDTL 4837 783,EDAH 5388 1415,EDVE 5232 1056,EDGS 5071 808,EDTD 4797 852,
EDAC 5098 1251,EDMO 4808 1128,LSZH 4746 855,LOWI 4726 1134,LOWS 4779 1300,
LKPR 5010 1426,EHGG 5312 658,EHTW 5227 689,EKSB 5496 979,LFST 4854 763,
ELLX 4962 620,EPSC 5358 1490,LOWL 4823 1419,LKKV 5020 1292,EDRZ 4921 740`;

/** The lights of the Germany edition, in the order of the wiring. */
export const airports: Airport[] = table
  .replaceAll('\n', '')
  .split(',')
  .map((row) => {
    const [icao, latitude, longitude] = row.trim().split(' ');
    return {
      icao,
      position: [Number(longitude) / 100, Number(latitude) / 100],
    };
  });
