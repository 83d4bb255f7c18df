// What other people say, as in english-phrases.ts.

export const german = `
im Jahr 1974 = 1974
neunzehnhundertvierundsiebzig = 1974
zweitausendvier = 2004
im Juni 1974 = 1974-06
Juni 74 = 1974-06
Jänner 1974 = 1974-01
am 12. Juni 1974 = 1974-06-12
am zwölften Juni 1974 = 1974-06-12
Mittwoch, den 12. Juni 1974 = 1974-06-12
12.6.1974 = 1974-06-12
04.05.1944 = 1944-05-04
12.06.74 = 1974-06-12
12. 6. 1974 = 1974-06-12
6.1974 = 1974-06
im Sommer 1974 = 1974-06/1974-08
Sommer '74 = 1974-06/1974-08
im Frühjahr 1945 = 1945-03/1945-05
Spätsommer 1974 = 1974-08
Ende des Sommers 1974 = 1974-08
im Winter 1946/47 = 1946-12/1947-02
Winter 46/47 = 1946-12/1947-02
im Herbst des Jahres 1989 = 1989-09/1989-11
Weihnachten 1962 = 1962-12-24/1962-12-26
zu Weihnachten 1962 = 1962-12-24/1962-12-26
Heiligabend 1962 = 1962-12-24
am zweiten Weihnachtstag 1962 = 1962-12-26
Silvester 1959 = 1959-12-31
Silvester 1999 auf 2000 = 1999-12-31/2000-01-01
Silvester 1989/90 = 1989-12-31/1990-01-01
Neujahr 1960 = 1960-01-01
Ostern 1950 = 1950-04-09/1950-04-10
an Pfingsten 1950 = 1950-05-28/1950-05-29
Karfreitag 1950 = 1950-04-07
Nikolaus 1955 = 1955-12-06
Anfang Juni 1974 = 1974-06-01/1974-06-10
Mitte Juni 1974 = 1974-06-11/1974-06-20
Ende Juni 1974 = 1974-06-21/1974-06-30
Ende Juni / Anfang Juli 1974 = 1974-06-21/1974-07-10
in der ersten Woche im Mai 1945 = 1945-05-01/1945-05-07
Anfang 1974 = 1974-01/1974-04
Ende 1974 = 1974-09/1974-12
in der zweiten Hälfte des Jahres 1960 = 1960-07/1960-12
die sechziger Jahre = 196X
in den 60er Jahren = 196X
die 1960er = 196X
in den Sechzigern = 196X
Ende der sechziger Jahre = 1967/1969
in den späten Sechzigern = 1967/1969
Anfang der 50er = 1950/1953
zwischen 1960 und 1963 = 1960/1963
von 1960 bis 1963 = 1960/1963
1960 bis 63 = 1960/1963
1914/18 = 1914/1918
Juni bis August 1974 = 1974-06/1974-08
vom 3. bis 5. Juni 1974 = 1974-06-03/1974-06-05
3.–5. Juni 1974 = 1974-06-03/1974-06-05
vom 3. bis zum 5. Juni 1974 = 1974-06-03/1974-06-05
in der Nacht vom 9. auf den 10. November 1989 = 1989-11-09/1989-11-10
in der Nacht zum 10. November 1989 = 1989-11-09/1989-11-10
am Abend des 9. November 1989 = 1989-11-09
um 1950 = 1950~
etwa 1950 = 1950~
so um 1950 herum = 1950~
ungefähr im Juni 1974 = 1974-06~
um Ostern 1950 = 1950-04-09~/1950-04-10~
wohl 1950 = 1950~
irgendwann 1974 = 1974
im heißen Sommer 1976 = 1976-06/1976-08
gegen Ende 1944 = 1944-09/1944-12
Karsamstag 1960 = 1960-04-16
erste Hälfte der sechziger Jahre = 1960/1964
in der zweiten Hälfte der 70er = 1975/1979
Anfang bis Mitte der 60er = 1960/1966
Anfang 45 = 1945-01/1945-04
`;

export const otherLanguages = `
juin 1974 = 1974-06
le 12 juin 1974 = 1974-06-12
août 1944 = 1944-08
junio de 1974 = 1974-06
12 de junio de 1974 = 1974-06-12
giugno 1974 = 1974-06
juni 1974 = 1974-06
czerwiec 1974 = 1974-06
12 czerwca 1974 = 1974-06-12
июнь 1974 = 1974-06
12 июня 1974 = 1974-06-12
1974年6月12日 = 1974-06-12
1974年6月 = 1974-06
`;

/** Of a person born in 1944. */
export const ages = `
when I was seven = 1951/1952
when I was 7 = 1951/1952
when I was seven years old = 1951/1952
when I was about seven = 1951~/1952~
when I was six or seven = 1950/1952
at the age of seven = 1951/1952
aged seven = 1951/1952
my seventh birthday = 1951
in my twenties = 1964/1974
in my early twenties = 1964/1968
in my teens = 1957/1964
als ich sieben war = 1951/1952
als ich sieben Jahre alt war = 1951/1952
als ich ungefähr sieben war = 1951~/1952~
mit sieben = 1951/1952
mit 7 Jahren = 1951/1952
im Alter von sieben Jahren = 1951/1952
mit Anfang zwanzig = 1964/1968
an meinem siebten Geburtstag = 1951
zu meinem fünfzigsten Geburtstag = 1994
my fortieth birthday = 1984
when I turned 21 = 1965
als ich 40 wurde = 1984
mit Ende 50 = 2001/2004
before 1950 = 1944/1949
vor 1950 = 1944/1949
until 1950 = 1944/1950
before the sixties = 1944/1959
`;

export const refused = `
74
12 1974
13 1970
Friday 13 1970
04/05/1944
1/2/03
Winter 1974
the winter of 1974
Tuesday, 12 June 1974
Sonntag, 12. Juni 1974
31 June 1974
29 February 1974
1849
2027
December 2026
June
12 June
in summer
after 1950
nach 1950
since 1990
seit 1990
from 1960
ab 1960
after the war
nach dem Krieg
the war, 1944
in the 1900s
the 2000s
the twenties
in den zwanziger Jahren
1901-05
2001/02
bis 1760
1963 to 1960
between 1960 and 1950
1960 or 1970
last summer
two years ago
vor zwei Jahren
yesterday
not 1974
1974 sheep
at seven
when I was a child
als Kind
the day before Christmas 1962
Christmas 1962/63
the third half of 1974
the fifth Sunday of July 1974
13.13.1974
1974-13
1974-06-31
Marge 1974
the morning of June 1974
12 June 1974 1975
Thanksgiving 1970
midsummer 1974
in der ersten Maiwoche 1945
Twelfth Night 1961
the end of the season 1974
Ende 50
May 12
summer summer 1974
`;
