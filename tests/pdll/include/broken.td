def Lonely : Missing;
